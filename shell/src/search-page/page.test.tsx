import { act, render, screen } from '@testing-library/react';
import type { SearchResponse } from '@viit/contract/search';
import { replaceSearch } from '@viit/runtime';
import { hydrateRoot } from 'react-dom/client';
import SearchPage from './page.tsx';

const response: SearchResponse = {
  query: 'cell',
  match: 'some',
  message: '1 result with some of them.',
  suggestion: 'cells x',
  results: [
    {
      ...{ kind: 'page' as const, href: '/rti', section: 'cells', excerpt: [] },
      title: [
        { text: 'RTI ', isMatch: false },
        { text: 'Cell', isMatch: true },
      ],
    },
  ],
};

const fetch = jest.fn();

beforeEach(() => {
  fetch.mockReset();
  Object.assign(globalThis, { fetch });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

test('after navigation within the document the results are fetched, marked and announced', async () => {
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => response });
  history.replaceState(null, '', '/search?q=cell%20x');
  render(<SearchPage params={{}} />);
  expect(await screen.findByRole('link', { name: 'RTI Cell' })).toHaveAttribute('href', '/rti');
  expect(fetch).toHaveBeenCalledWith('/api/search?q=cell%20x');
  expect(screen.getByText('Cell').tagName).toBe('MARK');
  expect(screen.getByRole('status')).toHaveTextContent('1 result with some of them');
  expect(screen.getByRole('link', { name: 'cells x' })).toHaveAttribute('href', '/search?q=cells%20x');
  expect(screen.getByRole('searchbox', { name: 'Search the site' })).toHaveValue('cell x');
});

test.each([
  ['a host without search', { ok: false, status: 404 }],
  ['a host that answers with its home page', { ok: true, status: 200, redirected: true, json: async () => response }],
  ['a search that fails', { ok: false, status: 503, json: async () => response }],
  ['a response that is none of a search', { ok: true, status: 200, json: async () => ({ results: [] }) }],
])('%s says where to search instead', async (_, answer) => {
  fetch.mockResolvedValue(answer);
  history.replaceState(null, '', '/search?q=cell');
  render(<SearchPage params={{}} />);
  expect(await screen.findByText(/Search is not responding\. You can still find pages/)).toBeInTheDocument();
});

test.each(['cc', 'a'.repeat(100)])('%p is long enough, and not too long', async (query) => {
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => response });
  history.replaceState(null, '', `/search?q=${query}`);
  render(<SearchPage params={{}} />);
  expect(await screen.findByRole('link', { name: 'RTI Cell' })).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledWith(`/api/search?q=${query}`);
});

test('without a query the page shows its box and no message', async () => {
  history.replaceState(null, '', '/search');
  render(<SearchPage params={{}} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'q');
});

test('a document opens in a new tab, and its result says so after the words around the match', async () => {
  const result = (kind: 'document' | 'page', href: string, excerpt: string) => ({
    ...{ kind, href, section: 'cells', title: [{ text: href, isMatch: false }] },
    excerpt: excerpt ? [{ text: excerpt, isMatch: false }] : [],
  });
  const results = [
    result('document', '/a.pdf', 'A cell'),
    result('document', '/b.pdf', ''),
    result('page', '/c', 'A page'),
  ];
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ ...response, results }) });
  history.replaceState(null, '', '/search?q=cell');
  render(<SearchPage params={{}} />);
  expect(await screen.findByRole('link', { name: '/a.pdf' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: '/a.pdf' })).toHaveAttribute('rel', 'noopener');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '/a.pdfA cell, opens in a new tab',
    '/b.pdfopens in a new tab',
    '/cA page',
  ]);
});

test.each(['?q=c', `?q=${'a'.repeat(101)}`])('%p is not sent', async (query) => {
  history.replaceState(null, '', `/search${query}`);
  render(<SearchPage params={{}} />);
  expect(await screen.findByRole('status')).toHaveTextContent('Type 2 to 100 characters.');
  expect(fetch).not.toHaveBeenCalled();
});

test('results that the server put into the page stay when it hydrates', async () => {
  history.replaceState(null, '', '/search?q=cell');
  const { renderToString } = jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
  const root = document.body.appendChild(document.createElement('div'));
  // As the server renders it: the placeholder in a boundary.
  root.innerHTML = renderToString(<SearchPage params={{}} />).replace(
    /<!--\$[!?]?-->.*?<!--\/\$-->/s,
    '<!--$--><div data-search-results="cell"><a href="/rti">RTI Cell</a></div><!--/$-->',
  );
  expect(screen.getByRole('link', { name: 'RTI Cell' })).toBeInTheDocument();
  const reactRoot = await act(async () => hydrateRoot(root, <SearchPage params={{}} />));
  await act(async () => reactRoot.render(<SearchPage params={{}} />));
  expect(screen.getByRole('link', { name: 'RTI Cell' })).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ ...response, results: [] }) });
  await act(async () => replaceSearch(new URLSearchParams({ q: 'seed money' })));
  expect(fetch.mock.calls).toEqual([['/api/search?q=seed%20money']]);
  expect(screen.queryByRole('link', { name: 'RTI Cell' })).not.toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveValue('seed money');
  await act(async () => reactRoot.unmount());
  root.remove();
});
