import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResponse, SearchResult } from '@viit/contract/search';
import { menuTree } from '../menu/menu-tree.ts';
import Drawer from './drawer.tsx';

const pages = [{ path: '/exams/timetables', title: 'Examination Timetables', description: 'By programme and year.' }];
const documents = ['/timetables/btech-timetable.pdf'];
const props = { open: true, onClose: () => {}, path: '/ceo', pages, documents };

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** Lets the server respond to searches. */
const respondWith = (response: SearchResponse) =>
  Object.assign(globalThis, { fetch: async () => ({ ok: true, status: 200, json: async () => response }) });

/** Every second piece of a text is a match. */
const pieces = (texts: readonly string[]) => texts.map((text, i) => ({ text, isMatch: i % 2 === 1 }));

const result = (
  kind: SearchResult['kind'],
  href: string,
  title: readonly string[],
  excerpt: readonly string[] = [],
): SearchResult => ({ kind, href, section: 'cells', title: pieces(title), excerpt: pieces(excerpt) });

const search = async (text: string) => userEvent.type(screen.getByRole('searchbox'), text);

test('the drawer has an accordion of all items, the logo, and five social links in the required order', () => {
  render(<Drawer {...props} />);
  const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(names).toEqual([...menuTree.map(({ name }) => name), 'Quick Access']);
  expect(new Set([...document.querySelectorAll('details')].map((one) => one.getAttribute('name')))).toEqual(
    new Set(['drawer-menu']),
  );
  const social = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(social.map((link) => link.textContent || link.querySelector('svg')?.getAttribute('aria-label'))).toEqual(
    ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'].map((name) => `${name} (opens in a new tab)`),
  );
  expect(screen.getByRole('link', { name: 'VIIT home' })).toHaveAttribute('href', '/');
});

test('the item that contains the current page is expanded, and the page is marked', () => {
  render(<Drawer {...props} />);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  expect(document.querySelector('details[open] summary')).toHaveTextContent('About Us');
  expect(document.querySelector('[aria-current=page]')).toHaveTextContent('CEO');
});

test('entries enter one after another', () => {
  render(<Drawer {...props} />);
  const indexes = [...document.querySelectorAll<HTMLElement>('details')].map(({ parentElement }) =>
    parentElement?.style.getPropertyValue('--index'),
  );
  expect(indexes).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
});

test('search filters entries and announces how many match', async () => {
  render(<Drawer {...props} />);
  await search('FINANCE');
  expect(screen.getByRole('status')).toHaveTextContent(/^1 match in the menu$/);
  expect(screen.getByRole('link', { name: /^Finance Committee ?About Us › Governance$/ })).toHaveAttribute(
    'href',
    '/finance-committee',
  );
  expect(document.querySelector('details')).toBeNull();
});

test('without a server’s search, pages and documents of the page table follow the matches of the menu', async () => {
  render(<Drawer {...props} />);
  await search('timetable');
  expect(screen.getByRole('status')).toHaveTextContent('No matches in the menu, 2 matches on the site');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Menu', 'Pages', 'Documents']);
  expect(within(screen.getByRole('dialog')).getByText('No matches found.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Btech timetable/ })).toHaveAttribute('target', '_blank');
});

test('the page table is asked for only where the host has no search; until then nothing is said to be missing', async () => {
  const onSearchUnavailable = jest.fn();
  respondWith({ query: 'zzz', match: 'none', message: '', results: [] });
  const { unmount } = render(<Drawer {...props} pages={[]} documents={[]} onSearchUnavailable={onSearchUnavailable} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No matches found.'));
  expect(onSearchUnavailable).not.toHaveBeenCalled();
  unmount();
  Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }) });
  render(<Drawer {...props} pages={[]} documents={[]} onSearchUnavailable={onSearchUnavailable} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No matches found.'));
  expect(onSearchUnavailable).toHaveBeenCalledTimes(1);
});

test('the server’s results follow the matches of the menu, grouped, with the words marked', async () => {
  respondWith({
    query: 'finance',
    match: 'all',
    message: '',
    results: [
      result('page', '/finance-committee', ['', 'Finance', ' Committee']),
      result('page', '/policies', ['Policies'], ['On ', 'finance', ' and more']),
      result('document', '/documents/finance.pdf', ['', 'Finance', ' Policy']),
      result('person', '/ceo', ['Dr. K. Rao']),
    ],
  });
  render(<Drawer {...props} />);
  await search('Finance');
  expect(await screen.findByRole('link', { name: /^Policies/ })).toHaveAttribute('href', '/policies');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Menu',
    'Pages',
    'Documents',
    'People',
  ]);
  expect(screen.getAllByRole('link', { name: /Finance Committee/ })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Finance Policy (opens in a new tab)' })).toHaveAttribute('target', '_blank');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['finance', 'Finance']);
  expect(screen.getByRole('status')).toHaveTextContent('1 match in the menu, 3 matches on the site');
  expect(screen.getByRole('link', { name: 'All results on one page' })).toHaveAttribute('href', '/search?q=Finance');
});

test('two to a hundred characters are searched for on the site, once the visitor has stopped typing', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => ({ match: 'none', results: [] }) }));
  Object.assign(globalThis, { fetch });
  render(<Drawer {...props} />);
  const searched = async (text: string, time: number) => {
    fetch.mockClear();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(time));
    return fetch.mock.calls.length;
  };
  const counts = [await searched('q', 200), await searched('qq', 199), await searched('qqq', 200)];
  expect(counts).toEqual([0, 0, 1]);
  expect([
    await searched('qq', 200),
    await searched('q'.repeat(100), 200),
    await searched('q'.repeat(101), 200),
  ]).toEqual([1, 1, 0]);
});

test('a late response to an earlier text does not replace the results of the newer one', async () => {
  const responses: ((response: object) => void)[] = [];
  const fetch = () => new Promise((resolve) => responses.push(resolve));
  Object.assign(globalThis, { fetch });
  render(<Drawer {...props} />);
  for (const [i, text] of ['qqq', 'zzz'].entries()) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await waitFor(() => expect(responses).toHaveLength(i + 1));
  }
  for (const title of ['Newer', 'Earlier']) {
    const body = { query: '', match: 'all', results: [result('page', '/rti', [title])] };
    await act(async () => responses.pop()?.({ ok: true, status: 200, json: async () => body }));
  }
  expect(screen.getByRole('link', { name: 'Newer' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Earlier' })).not.toBeInTheDocument();
});

test('a host without search is asked once', async () => {
  const fetch = jest.fn(async () => ({ ok: false, status: 404, redirected: false }));
  Object.assign(globalThis, { fetch });
  render(<Drawer {...props} />);
  await search('timetable');
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await search(' b');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('link', { name: 'All results on one page' })).not.toBeInTheDocument();
});

test('a search without matches is announced, and the next time the drawer opens with the menu', async () => {
  const { rerender } = render(<Drawer {...props} />);
  await search('zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No matches found.');
  rerender(<Drawer {...props} open={false} />);
  rerender(<Drawer {...props} />);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('the close button, the backdrop and a link close the drawer', async () => {
  const onClose = jest.fn();
  render(<Drawer {...props} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  const link = screen.getByRole('link', { name: 'Principal' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('Escape closes the drawer from the search box too, which takes the key for itself in WebKit', async () => {
  const onClose = jest.fn();
  render(<Drawer {...props} mode="search" onClose={onClose} />);
  await search('fin');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('in search mode the search box has the focus', () => {
  render(<Drawer {...props} mode="search" />);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('the focus returns to the control that opened the drawer, also where the browser loses it', async () => {
  function close(this: HTMLDialogElement) {
    this.open = false;
    (document.activeElement as HTMLElement).blur();
  }
  Object.assign(HTMLDialogElement.prototype, { close });
  const page = (open: boolean) => (
    <>
      <button type="button">Menu</button>
      <Drawer {...props} open={open} />
    </>
  );
  const { rerender } = render(page(false));
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  rerender(page(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});
