import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { PartHistory } from './part-history.tsx';
import { release } from './testing/sample-collection.ts';

async function open(history: readonly object[], rights?: Rights) {
  const sent = serve({ 'GET /history?part=exams/news': () => [...history], 'POST /rollback': release });
  renderView(<PartHistory part="exams/news" />, rights);
  await screen.findByRole('table', { name: 'What was published' });
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const publishOf = (release: string, by: string) => ({
  ...{ release, at: '2026-11-24T10:00:00.000Z', by, note: `publish ${release}`, hash: null, version: null, size: 1 },
});

test('the newest publish is undone; entries of an earlier one are shown again', async () => {
  const history = [publishOf('3', 'Meera'), publishOf('7', 'Ravi')];
  const sent = await open(history);
  const table = within(screen.getByRole('table', { name: 'What was published' }));
  expect(table.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Undo this publish 7', 'Show this again publish 3'],
  ]);
  await press('Undo this publish 7');
  expect(screen.getByRole('dialog')).toHaveTextContent('Ravi: publish 7');
  expect(screen.getByRole('dialog')).toHaveTextContent('as they were before Ravi published them');
  expect(screen.getByRole('dialog')).not.toHaveTextContent('one entry only');
  await press('Undo it');
  await press('Show this again publish 3');
  expect(screen.getByRole('dialog')).toHaveTextContent('as they were after Meera published them');
  expect(screen.getByRole('dialog')).toHaveTextContent('To undo one entry only');
  await press('Show them');
  expect(sent.map(({ body }) => body)).toEqual([
    { part: 'exams/news', version: '3' },
    { part: 'exams/news', version: '3' },
  ]);
});

test('who may only write sees what was published, and is not offered to undo it', async () => {
  await open([publishOf('3', 'Meera')], { exams: 'edit' });
  expect(screen.getByRole('table', { name: 'What was published' })).toHaveTextContent('Meera');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who undoes an undo shows what was seen before it', async () => {
  const history = [publishOf('3', 'Meera'), publishOf('7', 'Ravi'), publishOf('8', 'Anitha')];
  const sent = await open(history);
  await press('Undo this publish 8');
  await press('Undo it');
  expect(sent.map(({ body }) => body)).toEqual([{ part: 'exams/news', version: '7' }]);
});

test('the only publish is undone: visitors see the sample entries', async () => {
  const history = [publishOf('3', 'Meera')];
  const sent = await open(history);
  await press('Undo this publish 3');
  await press('Undo it');
  expect(sent.map(({ body }) => body)).toEqual([{ part: 'exams/news' }]);
});

test('what a colleague has published while the dialog was open is not undone', async () => {
  const history = [publishOf('3', 'Meera'), publishOf('7', 'Ravi')];
  const sent = await open(history);
  await press('Undo this publish 7');
  history.push(publishOf('9', 'Sita'));
  await press('Undo it');
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody has published meanwhile. Look at the list again.');
  expect(sent).toEqual([]);
});
