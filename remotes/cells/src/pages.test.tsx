/** @jest-environment node */
import { ContentProvider } from '@viit/runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import documents from './documents.ts';
import pages from './pages.ts';
import { seeds } from './testing/with-seeds.tsx';

/** The page as a visitor without JavaScript gets it. */
async function html(path: string, lists = seeds): Promise<string> {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`no page ${path}`);
  const { default: Component } = await page.load();
  return renderToStaticMarkup(
    <ContentProvider lists={lists}>
      <Component params={{}} />
    </ContentProvider>,
  );
}

const headings = (markup: string): number[] => [...markup.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

test('the section has its twelve routes, all in the standard layout', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/discipline-cell',
    '/ed-cell',
    '/iic-cell',
    '/ipr-cell',
    '/media-cell',
    '/sac-cell',
    '/iqac',
    '/naac',
    '/screen-reader-access',
    '/grievances',
    '/matlab',
    '/rti',
  ]);
  expect(new Set(pages.map(({ layout }) => layout))).toEqual(new Set(['standard']));
});

test.each(pages.map(({ id, path, title, description }) => ({ id, path, title, description })))(
  '$path has a title and a description of limited length',
  ({ id, path, title, description }) => {
    expect(path).toBe(`/${id}`);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test.each(pages.map(({ path }) => path))('%s has one main heading and no gaps between headings', async (path) => {
  const levels = headings(await html(path));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  levels.slice(1).forEach((level, index) => {
    expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
  });
});

test.each(pages.filter(({ id }) => id !== 'matlab' && id !== 'rti'))(
  '$path has its title as main heading',
  async (page) => {
    expect(await html(page.path)).toContain(`>${page.title}</h1>`);
  },
);

test.each(pages.map(({ path }) => path))('%s has no id twice and no in-page link without its target', async (path) => {
  const markup = await html(path);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of markup.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(target);
});

test.each(pages)('$path names the collections that it shows', async ({ path, content = [] }) => {
  const named = Object.fromEntries(content.map((address) => [address, seeds[address] ?? []]));
  expect(await html(path, named)).toBe(await html(path));
});

test.each(pages)('$path can be read while its collections are empty', async ({ path }) => {
  expect(headings(await html(path, {}))[0]).toBe(1);
});

test('every document that a page links to is in the list of documents, and the other way round', async () => {
  const all = (await Promise.all(pages.map(({ path }) => html(path)))).join('');
  const linked = [...all.matchAll(/ href="(\/documents\/[^"]+)"/g)].map(([, href]) => href);
  expect(new Set(linked)).toEqual(new Set(documents.map(({ href }) => href)));
  expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length);
});

test('links to other websites open in a new tab without access to this window', async () => {
  const all = (await Promise.all(pages.map(({ path }) => html(path)))).join('');
  const external = [...all.matchAll(/<a [^>]*href="https?:[^>]*>/g)].map(([tag]) => tag);
  expect(external.length).toBeGreaterThan(0);
  for (const tag of external) {
    expect(tag).toContain('target="_blank"');
    expect(tag).toContain('rel="noopener"');
  }
});

test('without JavaScript the IPR Cell shows its landing view and all five other views', async () => {
  const markup = await html('/ipr-cell');
  expect(markup).not.toMatch(/<div[^>]* hidden/);
  for (const id of ['functions', 'committee', 'patents', 'roles', 'track']) expect(markup).toContain(`id="${id}"`);
});

test('without JavaScript the IQAC page shows the general information and all ten criteria', async () => {
  const markup = await html('/iqac');
  expect(markup).not.toMatch(/<div[^>]* hidden/);
  expect(markup.match(/<table/g)).toHaveLength(10);
  expect(markup).toContain('Quality Policy');
});
