import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { release } from '../content/testing/sample-collection.ts';
import { LiveView } from './live.tsx';

const at = '2026-11-24T10:00:00.000Z';
const section = (name: string) => ({ name, version: '1.2.0', identity: 'a', integrity: 'b', since: at, by: 'Ravi' });
const change = (number: string, channel = 'live') => ({
  channel,
  release: number,
  at,
  by: 'Ravi',
  note: `change ${number}`,
});
const status = {
  ...{ release: '5', sections: [section('exams'), section('cells')], owners: [], channels: [], scheduleFailures: [] },
  switches: [
    change('5'),
    change('4'),
    change('6', 'autumn'),
    { ...change('3'), by: 'Meera' },
    { ...change('4'), at: '2026-11-20T10:00:00.000Z' },
  ],
};
const side = { name: 'live', release: '5', at, by: 'Ravi', note: '' };
const comparison = {
  ...{ from: side, to: side, builds: [], outdated: [], pages: [], frames: [], styles: [], brokenLinks: [], files: [] },
  ...{ lists: [], overBudget: [] },
  counts: { added: 0, removed: 0, moved: 0, changed: 1, scriptsOnly: 0, unchanged: 9 },
};

async function open(rights?: Rights) {
  const sent = serve({
    'GET /status?count=30': status,
    'GET /reports/health': { minimumViews: 30, rule: '', sections: [] },
    'GET /rollback?part=exams': { name: 'exams', from: '1.2.0', to: '1.1.0', release: '4' },
    'GET /comparison?from=live&to=4': comparison,
    'GET /comparison?from=live&to=3': comparison,
    'POST /rollback': { ...release, changes: [] },
  });
  const announced = renderView(<LiveView />, rights);
  await screen.findByText('Visitors see release 5.');
  return { sent, announced };
}

test('a rollback goes to the version that was shown', async () => {
  const { sent, announced } = await open({ exams: 'publish' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Roll back exams/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to 1.1.0' }));
  expect(sent.map(({ body }) => body)).toEqual([{ part: 'exams', version: '1.1.0' }]);
  expect(announced).toEqual(['exams 1.1.0 is live again, in release 9.']);
});

test('the operator restores each earlier live release, once, after its changes are shown', async () => {
  const { sent, announced } = await open();
  const table = within(screen.getByRole('table', { name: 'Latest changes' }));
  expect(table.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Restore release 4…', 'Restore release 3…'],
  ]);
  const row = table.getAllByRole('row')[2] as HTMLElement;
  expect(within(row).getByRole('button', { name: /^Restore release 4/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Restore release 3/ }));
  expect(await screen.findByRole('heading', { name: 'What changes for visitors' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore release 3' }));
  expect(sent.map(({ body }) => body)).toEqual([{ release: '3', confirmed: true }]);
  expect(announced).toEqual(['All sections are as they were in release 3.']);
});
