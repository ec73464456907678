import { act, screen } from '@testing-library/react';
import type { FirstPage } from '@viit/contract';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { start } from './client.tsx';
// Compiled here, where nothing waits for it.
import './menu/not-found-notice.tsx';
import { useRouter } from './state.ts';

jest.mock('./sections/federation.ts', () => ({}));
jest.mock('./sections/load-first-page.ts', () => ({ loadFirstPage: () => new Promise(() => {}) }));

test('a visitor with an unknown path gets the notice: its cookie is read before React renders, perhaps twice', async () => {
  const page = { id: 'home', path: '/', title: 'Home', section: 'home', layout: 'home' };
  const first = { path: '/', params: {}, page } as unknown as FirstPage;
  const source = () => ({ section: 'home', params: {}, component: () => <h1>VIIT</h1> });
  const html = renderToString(<App first={first} lists={{}} source={source} sizeOf={() => undefined} />);
  document.body.innerHTML = `<div id="root">${html}</div><script id="viit-page">${JSON.stringify(first)}</script>`;
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'viit-lost=%2Fnowhere; Path=/';
  await act(async () => {
    start();
    // Before the first render.
    expect(useRouter.getState().unknownPath).toBe('/nowhere');
    expect(document.cookie).toBe('');
  });
  expect(await screen.findByRole('region', { name: 'About the link you followed' })).toBeInTheDocument();
});
