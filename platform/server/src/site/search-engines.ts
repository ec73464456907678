import { escapeXml } from '@viit/contract/html';
import type { ListedPage } from './site.ts';

/** See sitemaps.org/protocol. */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  const rows = [...pages].sort(byPath).map(({ path, renderedAt }) => `<url>${entry(path, renderedAt, origin)}</url>\n`);
  return `${xmlHeader}<urlset xmlns="${namespace}">\n${rows.join('')}</urlset>\n`;
}

const xmlHeader = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const byPath = (a: ListedPage, b: ListedPage): number => (a.path < b.path ? -1 : 1);

function entry(path: string, changedAt: Date, origin: string): string {
  const time = changedAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return `<loc>${escapeXml(origin + encodeURI(path))}</loc><lastmod>${time}</lastmod>`;
}

/** Search engines need styles and scripts to judge a page. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /_builds/\nDisallow: /api\nDisallow: /_\nDisallow: /search?\n\nSitemap: ${origin}/sitemap.xml\n`;

const sitemapLimit = 1000;

/** By address, each with a function that makes the text. On a large site, `/sitemap.xml` is an index of the others. */
export function searchEngineTexts(pages: readonly ListedPage[], origin: string): Map<string, () => string> {
  const texts = new Map([['/robots.txt', () => robotsTxt(origin)]]);
  if (pages.length <= sitemapLimit) return texts.set('/sitemap.xml', () => sitemapXml(pages, origin));
  const sorted = [...pages].sort(byPath);
  const parts = Array.from({ length: Math.ceil(pages.length / sitemapLimit) }, (_, i) => ({
    path: `/sitemap-${i + 1}.xml`,
    pages: sorted.slice(i * sitemapLimit, (i + 1) * sitemapLimit),
  }));
  const rows = parts.map(({ path, pages }) => {
    const newest = new Date(Math.max(...pages.map(({ renderedAt }) => renderedAt.getTime())));
    return `<sitemap>${entry(path, newest, origin)}</sitemap>\n`;
  });
  texts.set('/sitemap.xml', () => `${xmlHeader}<sitemapindex xmlns="${namespace}">\n${rows.join('')}</sitemapindex>\n`);
  for (const part of parts) texts.set(part.path, () => sitemapXml(part.pages, origin));
  return texts;
}
