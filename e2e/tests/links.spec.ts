import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/** Sources of the menu and footer addresses. Some of these have no page yet and lead to the home page (R5.9, R7.5, R9.1). */
const shell = path.resolve(import.meta.dirname, '../../shell/src');
const chromeSources = ['menu/menu-tree.ts', 'menu/quick-access.ts', 'settings/site.ts']
  .map((file) => fs.readFileSync(path.join(shell, file), 'utf8'))
  .join('\n');

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));

/** The pages that contain an internal link: in their own content, or anywhere including header and footer. */
interface Link {
  own: string[];
  all: string[];
}

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** Adds the internal links of one page, by address. */
function collectLinks(links: Map<string, Link>, page: string, html: string): void {
  const own = new Set(linksOf(mainOf(html)));
  for (const href of new Set(linksOf(html))) {
    if (/^[a-z]+:/.test(href)) continue;
    const address = new URL(href, `http://site${page}`).href.slice('http://site'.length);
    const link = links.get(address) ?? { own: [], all: [] };
    link.all.push(page);
    if (own.has(href)) link.own.push(page);
    links.set(address, link);
  }
}

/** Describes a link, such as "/rankings → /none", with the first two of its pages. */
function describeLink({ own, all }: Link, href: string): string {
  const pages = own.length > 0 ? own : all;
  const more = pages.length > 2 ? ` and ${pages.length - 2} more` : '';
  return `${pages.slice(0, 2).join(' and ')}${more} → ${href}`;
}

test('every link, fragment and document of every page exists', async ({ request }) => {
  const ids = new Map<string, Set<string | undefined>>();
  const links = new Map<string, Link>();
  for (const { path: page } of routes) {
    const body = (await (await request.get(page)).text()).split('<script type="application/json"')[0] ?? '';
    ids.set(page, idsOf(body));
    collectLinks(links, page, body);
  }
  const broken: string[] = [];
  for (const [href, link] of links) {
    const [address = '', fragment] = href.split('#');
    const target = ids.get(address.split('?')[0] ?? '');
    if (target) {
      if (fragment && !target.has(fragment)) broken.push(`${describeLink(link, href)}: no such fragment on that page`);
    } else if (/\.[a-z0-9]+$/.test(address)) {
      const status = (await request.get(address, { maxRedirects: 0 })).status();
      if (status !== 200) broken.push(`${describeLink(link, href)}: the file responds with ${status}`);
    } else if (link.own.length > 0 || !chromeSources.includes(`'${href}'`)) {
      broken.push(`${describeLink(link, href)}: no such page`);
    }
  }
  expect(broken, 'pages and what they link to').toEqual([]);
  expect(links.size).toBeGreaterThan(300);
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
