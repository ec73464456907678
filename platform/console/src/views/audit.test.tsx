import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView, serve } from '../testing/view.tsx';
import { AuditView } from './audit.tsx';

const record = (requestId: string, target: string, more: object = {}) => ({
  ...{ at: '2026-11-24T10:00:00.000Z', requestId, actor: { id: 'person:3', label: 'Anitha' }, address: '192.0.2.1' },
  ...{ action: 'publish', target, status: 200, code: null, ms: 1234, ...more },
});
const hash = '0123456789abcdef'.repeat(4);
const recent = [
  record('r1', `exams ${hash}`),
  record('r2', 'cells', { actor: null, status: 403, code: 'not-permitted' }),
];

test('an attempt says who, what, and the result; a search looks through the last 1000, and the refused ones are shown alone', async () => {
  serve({
    'GET /audit?count=50&refused=false': recent,
    'GET /audit?count=50&refused=true': recent.slice(1),
    'GET /audit?count=200&refused=false': [...recent, record('r3', 'home')],
    'GET /audit?count=1000&refused=false': [...recent, record('r3', 'home'), record('r4', 'placements')],
  });
  renderView(<AuditView />);
  await screen.findByRole('table');
  const rows = () => screen.getAllByRole('row').slice(1);
  expect(rows()[0]).toHaveTextContent(/Anitha \(person:3\)publish exams 0123456789ab…192\.0\.2\.1done in 1\.2 sr1$/);
  expect(rows()[1]).toHaveTextContent(/not signed inpublish cells192\.0\.2\.1403 not-permittedr2$/);
  expect(rows().map(({ className }) => className)).toEqual(['', 'marked']);
  await userEvent.selectOptions(screen.getByLabelText('How many'), '200');
  expect(await screen.findByText('publish home')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Search'), 'placements');
  expect(await screen.findByText('1 of 4 shown')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.selectOptions(screen.getByLabelText('How many'), '50');
  await userEvent.selectOptions(screen.getByLabelText('Attempts'), 'only refused and failed ones');
  expect(await screen.findByText('1 shown')).toBeInTheDocument();
});
