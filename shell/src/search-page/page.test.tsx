import { act, render, screen } from '@testing-library/react';
import type { SearchResponse } from '@viit/contract/search';
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

test('a host without search says where to search instead', async () => {
  fetch.mockResolvedValue({ ok: false, status: 404 });
  history.replaceState(null, '', '/search?q=cell');
  render(<SearchPage params={{}} />);
  expect(await screen.findByText(/Search is not responding\. You can still find pages/)).toBeInTheDocument();
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
  await act(async () => reactRoot.unmount());
  root.remove();
});
