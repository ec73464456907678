import fs from 'node:fs';
import path from 'node:path';
import { routes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/** Addresses of the specification's menu and footer; some have no page yet and lead home by design (spec 1, section 2). */
const shell = path.resolve(import.meta.dirname, '../../shell/src');
const chromeSources = ['menu/menu-tree.ts', 'menu/quick-access.ts', 'settings/site.ts']
  .map((file) => fs.readFileSync(path.join(shell, file), 'utf8'))
  .join('\n');

const idsOf = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((found) => found[1]));
const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));

/** The pages that a link of the site to itself stands on: in their own part, or anywhere, header and footer included. */
interface Link {
  own: string[];
  all: string[];
}

const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

/** The links of one page to this site, in full, by their addresses. */
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

/** "/rankings → /none"; of many pages the first two. */
function describeLink({ own, all }: Link, href: string): string {
  const pages = own.length > 0 ? own : all;
  const more = pages.length > 2 ? ` and ${pages.length - 2} more` : '';
  return `${pages.slice(0, 2).join(' and ')}${more} → ${href}`;
}

test('every link, fragment and document of every page leads somewhere', async ({ request }) => {
  const ids = new Map<string, Set<string | undefined>>();
  const links = new Map<string, Link>();
  for (const { path: page } of routes) {
    const body = (await (await request.get(page)).text()).split('<script type="application/json"')[0] ?? '';
    ids.set(page, idsOf(body));
    collectLinks(links, page, body);
  }
  const lost: string[] = [];
  for (const [href, link] of links) {
    const [address = '', fragment] = href.split('#');
    const target = ids.get(address.split('?')[0] ?? '');
    if (target) {
      if (fragment && !target.has(fragment)) lost.push(`${describeLink(link, href)}: no such place on that page`);
    } else if (/\.[a-z0-9]+$/.test(address)) {
      const status = (await request.get(address, { maxRedirects: 0 })).status();
      if (status !== 200) lost.push(`${describeLink(link, href)}: the file answers ${status}`);
    } else if (link.own.length > 0 || !chromeSources.includes(`'${href}'`)) {
      lost.push(`${describeLink(link, href)}: no such page`);
    }
  }
  expect(lost, 'pages and what they link to').toEqual([]);
  expect(links.size).toBeGreaterThan(300);
});

test('links elsewhere are secure, and give nothing of this site away', async ({ request }) => {
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

test('every picture has words in its place, and its size before it comes', async ({ request }) => {
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
