import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rights } from '@viit/contract/rights';
import { renderView, serve } from '../../testing/view.tsx';
import { release } from '../content/testing/sample-collection.ts';
import { PreviewsView } from './previews.tsx';

const at = '2026-11-24T10:00:00.000Z';
const preview = (name: string, chosen: string[], isOwn = false) => ({
  ...{ name, release: '7', switchedAt: at, chosen, isOwn, link: `/_preview/secret-of-${name}` },
});
const channels = [
  { ...preview('live', []), link: undefined },
  preview('autumn', ['exams', 'cells']),
  preview('review', ['exams/news']),
];
const side = { name: 'live', release: '5', at, by: 'Ravi', note: '' };
const none = { added: [], removed: [] };
const size = { from: 1, to: 1 };
const removed = (section: string) => ({
  ...{
    change: 'removed',
    section,
    path: `/${section}/notices`,
    title: 'Notices',
    layout: 'page',
    kinds: [],
    lists: [],
  },
  ...{ headings: none, structuredData: none, bytes: { html: size, styles: size, scripts: size, scriptLimit: null } },
  main: { text: [], moreText: 0, links: { ...none, moved: [] }, images: none },
});
const comparison = {
  ...{ from: side, to: side, builds: [], outdated: [], frames: [], styles: [], brokenLinks: [], files: [] },
  ...{ lists: [], overBudget: [], pages: [removed('exams'), removed('cells')] },
  counts: { added: 0, removed: 2, moved: 0, changed: 0, scriptsOnly: 0, unchanged: 9 },
};

async function open(rights?: Rights) {
  const sent = serve({
    'GET /status?count=1': {
      ...{ release: '5', sections: [], owners: [], channels, scheduleFailures: [], switches: [] },
    },
    'GET /comparison?from=live&to=autumn': comparison,
    'POST /promote': { ...release, parts: ['exams'] },
    'DELETE /previews/review': { channel: 'review' },
  });
  const announced = renderView(<PreviewsView />, rights);
  await screen.findByRole('article', { name: 'autumn' });
  return { sent, announced };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the live site is no preview, and each preview has its link and what was chosen for it', async () => {
  await open();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const autumn = within(screen.getByRole('article', { name: 'autumn' }));
  expect(autumn.getByText(/^Chosen for it: exams, cells\. /)).toBeInTheDocument();
  expect(autumn.getByRole('link')).toHaveAttribute('href', 'https://viit.example/_preview/secret-of-autumn');
});

test('a team makes its own part live, and permits the removal of its own pages that it was shown', async () => {
  const { sent, announced } = await open({ exams: 'publish' });
  await press('Promote autumn…');
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Visitors get exams as in this preview.');
  expect(dialog).toHaveTextContent('cells stays in the preview: its own team promotes it.');
  expect(await screen.findByText('These addresses stop working: /exams/notices.')).toBeInTheDocument();
  await press('Make exams live');
  expect(sent.map(({ body }) => body)).toEqual([{ channel: 'autumn', remove: ['/exams/notices'] }]);
  expect(announced).toEqual(['exams of "autumn" is live, in release 9.']);
});

test('nothing is made live before its changes are shown', async () => {
  await open({ 'exams/news': 'publish' });
  await press('Promote review…');
  expect(await screen.findByText(/^Refused: GET \/comparison/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make exams/news live' })).toBeDisabled();
});

test('the preview ends that was chosen', async () => {
  const { sent, announced } = await open();
  await press('End review…');
  await press('End the preview');
  expect(sent.map(({ request }) => request)).toEqual(['DELETE /previews/review']);
  expect(announced).toEqual(['The preview "review" has ended; its link no longer works.']);
});
