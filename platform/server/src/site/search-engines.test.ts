import assert from 'node:assert/strict';
import { test } from 'node:test';
import { robotsTxt, searchEngineFiles, sitemapXml } from './search-engines.ts';

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

test('robots.txt disallows what is for programs, and names the sitemap', () => {
  const text = robotsTxt(origin);
  assert.match(text, /^User-agent: \*$/m);
  assert.match(text, /^Disallow: \/api$/m);
  assert.match(text, /^Disallow: \/_$/m);
  assert.match(text, /^Sitemap: https:\/\/viit\.example\/sitemap\.xml$/m);
});

test('both files have their media types', async () => {
  const files = await searchEngineFiles({ listed: [page('/')] }, origin);
  assert.deepEqual(
    [...files].map(([path, { type }]) => [path, type]),
    [
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ],
  );
});
