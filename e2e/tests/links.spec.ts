import fs from 'node:fs';
import path from 'node:path';
import { collectLinks, describeBrokenLink, findBrokenLinks } from '@viit/test-kit/links';
import { routes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/** Sources of the menu and footer addresses. Some of these have no page yet and lead to the home page (R5.9, R7.5, R9.1). */
const shell = path.resolve(import.meta.dirname, '../../shell/src');
const chromeSources = ['menu/menu-tree.ts', 'menu/quick-access.ts', 'settings/site.ts']
  .map((file) => fs.readFileSync(path.join(shell, file), 'utf8'))
  .join('\n');

test('every link, fragment and document of every page exists', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const { path } of routes) pages.set(path, await (await request.get(path)).text());
  const links = collectLinks(pages);
  const broken = await findBrokenLinks(links, {
    readPage: async (path) => pages.get(path),
    fileStatus: async (address) => (await request.get(address, { maxRedirects: 0 })).status(),
  });
  const unexpected = broken.filter(({ own, href }) => own.length > 0 || !chromeSources.includes(`'${href}'`));
  expect(unexpected.map(describeBrokenLink), 'pages and what they link to').toEqual([]);
  expect(links.length).toBeGreaterThan(300);
});

test('links to other sites use https and rel="noopener"', async ({ request }) => {
  const bad: string[] = [];
  for (const { path: page } of routes) {
    const html = await (await request.get(page)).text();
    for (const [tag = '', href = ''] of html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"[^>]*>/g)) {
      if (!href.startsWith('https:')) bad.push(`${page}: not https: ${tag}`);
      if (!/rel="noopener/.test(tag)) bad.push(`${page}: no rel="noopener": ${tag}`);
    }
  }
  expect(bad).toEqual([]);
});

test('every picture has an alternative text, and its size before it loads', async ({ request }) => {
  const bad: string[] = [];
  for (const { path: page } of routes) {
    const html = await (await request.get(page)).text();
    for (const [, image = ''] of html.matchAll(/<(img\b[^>]*)>/g)) {
      if (!/\salt="/.test(image)) bad.push(`${page}: no alt: ${image}`);
      if (!/\swidth="\d/.test(image) || !/\sheight="\d/.test(image)) bad.push(`${page}: no width and height: ${image}`);
    }
  }
  expect(bad).toEqual([]);
});
