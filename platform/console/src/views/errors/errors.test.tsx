import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { ErrorsView } from './errors.tsx';

const at = '2026-11-24T10:00:00.000Z';
const sample = { ...{ release: '41', shell: '1', navigation: 'load', connection: '4g', browser: 'chrome' }, stack: [] };
const problem = (message: string, more: object = {}) => ({
  ...{ section: 'exams', version: '1.0.0', page: '/exams', kind: 'error', message, location: null, count: 12 },
  ...{ firstAt: at, lastAt: at, samples: [], ...more },
});
const channel = (name: string, chosen: string[]) => ({
  ...{ name, release: '7', switchedAt: at, chosen, isOwn: false },
});
const problems = [
  problem('x is undefined', {
    location: { file: 'remotes/exams/src/page.tsx', line: 7, column: 1, name: null },
    samples: [sample, { ...sample, release: '42', browser: 'safari', stack: ['at Page (page.tsx:7)'] }],
  }),
  problem('y is not a function', { page: '/exams/results' }),
];

async function open(rights?: Rights) {
  serve({
    'GET /status?count=1': {
      ...{ release: '5', owners: [], scheduleFailures: [], switches: [] },
      sections: ['exams', 'cells'].map((name) => ({
        ...{ name, version: '1', identity: 'a', integrity: 'b', since: at, by: 'Ravi' },
      })),
      channels: [channel('live', []), channel('autumn', ['exams']), channel('other', ['cells'])],
    },
    'GET /reports/problems?days=7&count=200': [],
    'GET /reports/problems?days=7&count=200&section=exams': problems,
    'GET /reports/problems?days=30&count=200&section=exams&preview=autumn': [problem('only in the preview')],
  });
  renderView(<ErrorsView />, rights);
  await screen.findByText(/No browser has reported|shown$/);
}

test('a team begins with the errors of its section; each names where it happened, in which browsers and releases', async () => {
  await open({ exams: 'publish' });
  expect(screen.getByLabelText('Section')).toHaveValue('exams');
  const [first, second] = screen.getAllByRole('group');
  expect(first).toHaveTextContent('12 timesx is undefinedexams 1.0.0 · /exams · error · remotes/exams/src/page.tsx:7');
  expect(first).toHaveTextContent('at Page (page.tsx:7)2 examples: ');
  expect(first).toHaveTextContent(/; releases 41, 42$/);
  expect(second).toHaveTextContent('No browser sent a stack trace.');
  await userEvent.type(screen.getByLabelText('Search'), 'results');
  expect(screen.getByText('1 of 2 shown')).toBeInTheDocument();
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('errors of a preview, and of a longer time, are shown alone', async () => {
  await open({ exams: 'publish' });
  const where = screen.getByLabelText('Where');
  expect([...where.children].map(({ textContent }) => textContent)).toEqual(['the live site', 'preview autumn']);
  await userEvent.selectOptions(where, 'preview autumn');
  await userEvent.selectOptions(screen.getByLabelText('Last seen within'), '30 days');
  expect(await screen.findByText('only in the preview')).toBeInTheDocument();
  expect(screen.queryByText('x is undefined')).not.toBeInTheDocument();
});

test('the operator begins with all sections', async () => {
  await open();
  expect(screen.getByLabelText('Section')).toHaveValue('');
  expect(screen.getByText('No browser has reported an error in this time.')).toBeInTheDocument();
});
