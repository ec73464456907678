import { render, screen } from '@testing-library/react';
import { ContentProvider } from '@viit/runtime';
import pages from './pages.ts';
import { seeds } from './testing/with-seeds.tsx';

test.each(pages)('$path names the collections that it shows', async ({ content = [], load }) => {
  const { default: Page } = await load();
  const html = (lists: Record<string, readonly unknown[]>) =>
    render(
      <ContentProvider lists={lists}>
        <Page params={{}} />
      </ContentProvider>,
    ).container.textContent;
  const named = Object.fromEntries(content.map((address) => [address, seeds[address] ?? []]));
  expect(html(named)).toBe(html(seeds));
});

test.each(pages)('$path can be read while its collections are empty', async ({ load }) => {
  const { default: Page } = await load();
  render(<Page params={{}} />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
