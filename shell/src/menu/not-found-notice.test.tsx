import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDrawer } from '../drawer/drawer-store.ts';
import { site } from '../settings/site.ts';
import { useRouter } from '../state.ts';
import { menuEntries } from './menu-entries.ts';
import { menuTree } from './menu-tree.ts';
import NotFoundNotice, { menuNameOf } from './not-found-notice.tsx';
import { plannedPages } from './planned-pages.ts';

const notice = () => screen.queryByRole('region', { name: 'About the link you followed' });

test('the notice names the link that was followed, is announced, and can be dismissed', async () => {
  render(<NotFoundNotice path="/exams/results" />);
  const text =
    'The page Examinations: Results is not available yet, so you have been brought to the home page. It will contain examination results.';
  expect(notice()).toHaveTextContent(text);
  expect(useRouter.getState().announcement).toBe(text);
  await userEvent.click(screen.getByRole('button', { name: 'Search the site' }));
  expect(useDrawer.getState().mode).toBe('search');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(notice()).not.toBeInTheDocument();
});

test('the notice links to the nearest pages that exist, by their names in the menu', () => {
  render(<NotFoundNotice path="/research/ipr" />);
  const nearest = within(screen.getByRole('navigation', { name: 'Related pages' }));
  expect(nearest.getAllByRole('link')).toHaveLength(1);
  expect(nearest.getByRole('link', { name: 'Committees: IPR Cell' })).toHaveAttribute('href', '/ipr-cell');
});

test('a path that no menu links to has no nearest pages', () => {
  render(<NotFoundNotice path="/nowhere" />);
  expect(screen.queryByRole('navigation', { name: 'Related pages' })).not.toBeInTheDocument();
});

test('26 menu entries, five of the top items and three links of the footer have an entry, each with existing pages', () => {
  const links = [...menuTree, ...menuEntries(menuTree).map(({ item }) => item)].flatMap(({ link }) => link ?? []);
  const footer = site.footer.flatMap((group) =>
    group.links.filter(({ kind }) => kind === 'page').map(({ link }) => link),
  );
  const known = new Set([...links, ...footer]);
  const addresses = Object.keys(plannedPages);
  expect(addresses).toHaveLength(26 + 5 + 3);
  for (const address of addresses) expect([address, known.has(address)]).toEqual([address, true]);
  for (const { nearest } of Object.values(plannedPages)) {
    expect(nearest.length).toBeGreaterThan(0);
    for (const href of nearest)
      expect([href, menuNameOf(href) !== undefined, href in plannedPages]).toEqual([href, true, false]);
  }
});

test('the notice links to the results of a search for the name or the words of the path', () => {
  const { unmount } = render(<NotFoundNotice path="/exams/results" />);
  const link = () => screen.getByRole('link', { name: 'Look for similar pages' });
  expect(link()).toHaveAttribute('href', '/search?q=Results');
  unmount();
  render(<NotFoundNotice path="/placement-cell/old.html" />);
  expect(link()).toHaveAttribute('href', '/search?q=placement%20cell%20old');
  cleanup();
  render(<NotFoundNotice path={`/${'a'.repeat(101)}`} />);
  expect(link()).toHaveAttribute('href', `/search?q=${'a'.repeat(100)}`);
});

test('a path that is not in the menu is shown as it is', () => {
  render(<NotFoundNotice path="/nowhere" />);
  expect(notice()).toHaveTextContent('There is no page at /nowhere');
});

test('names come from the menu, its first level and the footer', () => {
  expect(menuNameOf('/research/seed-money')).toBe('Seed Money');
  expect(menuNameOf('/campus-life')).toBe('Campus Life');
  expect(menuNameOf('/map-location')).toBe('Map Location');
});
