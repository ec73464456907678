import { gzipSync } from 'node:zlib';
import type { PageTable } from '@viit/contract';
import { departmentCodes, routes } from '../src/routes.ts';
import { expect, test } from '../src/site-test.ts';

/** The text of an HTML document, without markup, scripts and styles. */
const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

test('the page table is the same as the required route table', async ({ request }) => {
  const table = (await (await request.get('/_registry.json')).json()) as PageTable;
  const expected = routes
    .filter(({ path }) => !/^\/(department|accreditation)\/./.test(path))
    .map(({ path, section, layout }) => `${path} ${section} ${layout}`);
  const found = table.pages.map(({ path, section, layout }) => `${path} ${section} ${layout}`);
  expect(found.sort()).toEqual(
    [...expected, '/department/:code home alone', '/accreditation/:category institution standard'].sort(),
  );
  const department = table.pages.find((page) => page.path === '/department/:code');
  expect(department?.variants?.map((variant) => variant.params.code)).toEqual(departmentCodes);
});

for (const route of routes) {
  test(`${route.path} responds with its full text, without a script`, async ({ request }) => {
    const response = await request.get(route.path, { maxRedirects: 0 });
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html.match(/<h1\b/g), 'h1: a page has one').toHaveLength(1);
    expect(attribute(html, /<title>([^<]+)<\/title>/), 'the title').toMatch(/\S.*VIIT/);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/).length, 'the description').toBeGreaterThan(30);
    if (route.section !== 'shell') {
      const canonical = attribute(html, /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/);
      expect(canonical, 'the canonical address').toBe(route.canonical ?? route.path);
      const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(textOf(main).length, 'characters of text').toBeGreaterThan(600);
    }
    expect(/coming soon|under construction|lorem ipsum/i.exec(html)?.[0], 'placeholder text').toBeUndefined();
  });
}

test('titles and descriptions differ between pages', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path, canonical } of routes) {
    if (canonical) continue;
    const html = await (await request.get(path)).text();
    for (const text of [attribute(html, /<title>([^<]+)/), attribute(html, /name="description" content="([^"]+)/)]) {
      expect(seen.get(text), `${path} has the same text as ${seen.get(text)}: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

test('a page contains its styles and stays within its budget', async ({ request }) => {
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const fetched = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].filter(([link]) => !/ disabled[ >]/.test(link));
    expect(fetched, `${path} waits for styles before it paints`).toEqual([]);
    const bytes = gzipSync(html, { level: 9 }).length;
    expect(bytes, `${path} has ${bytes} bytes`).toBeLessThanOrEqual(path === '/' ? 40_000 : 25_000);
  }
});
