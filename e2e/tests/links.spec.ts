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

test('every link and fragment of every page leads somewhere', async ({ request }) => {
  const ids = new Map<string, Set<string | undefined>>();
  const links = new Map<string, string>();
  for (const { path: page } of routes) {
    const html = await (await request.get(page)).text();
    const body = html.split('<script type="application/json"')[0] ?? '';
    ids.set(page, idsOf(body));
    for (const href of linksOf(body)) {
      if (!/^[a-z]+:/.test(href)) links.set(new URL(href, `http://site${page}`).href.slice('http://site'.length), page);
    }
  }
  const lost: string[] = [];
  const files: string[] = [];
  for (const [href, page] of links) {
    const [address = '', fragment] = href.split('#');
    const target = ids.get(address.split('?')[0] ?? '');
    if (!target && /\.[a-z]+$/.test(address)) files.push(address);
    else if (!target && !chromeSources.includes(`'${href}'`)) lost.push(`${page} → ${href}: no such page`);
    else if (target && fragment && !target.has(fragment)) lost.push(`${page} → ${href}: no such place on it`);
  }
  for (const file of new Set(files)) {
    const status = (await request.get(file, { maxRedirects: 0 })).status();
    if (status !== 200) lost.push(`${file}: ${status}`);
  }
  expect(lost).toEqual([]);
  expect(links.size).toBeGreaterThan(300);
});

test('links elsewhere are secure, or stand-ins that no one can own', async ({ request }) => {
  const bad: string[] = [];
  for (const { path: page } of routes) {
    const html = await (await request.get(page)).text();
    for (const [tag = '', href = ''] of html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"[^>]*>/g)) {
      if (!href.startsWith('https:') || !/rel="noopener/.test(tag)) bad.push(`${page}: ${tag}`);
    }
    for (const [, image = ''] of html.matchAll(/<(img\b[^>]*)>/g)) {
      if (!/\salt="/.test(image) || !/\swidth="\d/.test(image)) bad.push(`${page}: ${image}`);
    }
  }
  expect(bad).toEqual([]);
});
