import assert from 'node:assert/strict';
import { test } from 'node:test';
import { robotsTxt, searchEngineTexts, sitemapXml } from './search-engines.ts';
import { isSearchEngineFile, textFiles } from './text-files.ts';

const page = (path: string, day = '2026-08-01') => ({ path, renderedAt: new Date(`${day}T10:20:30.456Z`) });
const origin = 'https://viit.example';

test('the sitemap lists each full address with the time of rendering, sorted', () => {
  const xml = sitemapXml([page('/rti', '2026-08-02'), page('/')], origin);
  assert.deepEqual(
    [...xml.matchAll(/<url>(.*)<\/url>/g)].map((match) => match[1]),
    [
      '<loc>https://viit.example/</loc><lastmod>2026-08-01T10:20:30Z</lastmod>',
      '<loc>https://viit.example/rti</loc><lastmod>2026-08-02T10:20:30Z</lastmod>',
    ],
  );
});

test('characters with a meaning in XML or in addresses are escaped', () => {
  assert.match(sitemapXml([page('/a&b c')], origin), /<loc>https:\/\/viit\.example\/a&amp;b%20c<\/loc>/);
});

test('a large site has an index of sitemaps with at most 1,000 addresses each, and every page is in one of them', () => {
  const pages = Array.from({ length: 2500 }, (_, n) => page(`/page/${String(n).padStart(4, '0')}`));
  const files = searchEngineTexts([...pages, page('/zzz', '2026-09-09')].reverse(), origin);
  assert.deepEqual(
    [...files.keys()],
    ['/robots.txt', '/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'],
  );
  for (const path of files.keys()) assert.ok(isSearchEngineFile(path), path);
  const addresses = (path: string) =>
    [...(files.get(path)?.() ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  assert.deepEqual(
    addresses('/sitemap.xml'),
    [1, 2, 3].map((n) => `${origin}/sitemap-${n}.xml`),
  );
  const parts = [1, 2, 3].map((n) => addresses(`/sitemap-${n}.xml`));
  assert.deepEqual(
    parts.map((part) => part.length),
    [1000, 1000, 501],
  );
  assert.deepEqual(
    parts.flat(),
    [...pages, page('/zzz')].map(({ path }) => origin + path),
  );
  const times = [...(files.get('/sitemap.xml')?.() ?? '').matchAll(/<lastmod>(.*?)T/g)].map(([, day]) => day);
  assert.deepEqual(times, ['2026-08-01', '2026-08-01', '2026-09-09'], 'each with its newest page');
});

test('a site of 1,000 pages has one sitemap', () => {
  const pages = Array.from({ length: 1000 }, (_, n) => page(`/${n}`));
  assert.deepEqual([...searchEngineTexts(pages, origin).keys()], ['/robots.txt', '/sitemap.xml']);
});

test('robots.txt disallows what is for programs, and names the sitemap', () => {
  const text = robotsTxt(origin);
  assert.match(text, /^User-agent: \*$/m);
  assert.match(text, /^Disallow: \/api$/m);
  assert.match(text, /^Disallow: \/_$/m);
  assert.match(text, /^Disallow: \/search\?$/m);
  assert.match(text, /^Allow: \/_builds\/$/m, 'what a page looks like');
  assert.match(text, /^Sitemap: https:\/\/viit\.example\/sitemap\.xml$/m);
});

test('both files have their media types', async () => {
  const files = await textFiles({ listed: [page('/')], subscribable: [] }, origin);
  assert.deepEqual(
    [...files].map(([path, { type }]) => [path, type]),
    [
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ],
  );
});
