import { escapeXml } from '@viit/contract/html';
import { mediaType } from '@viit/core/media-type';
import { makeBlob } from '../registry/builds/blobs.ts';
import type { GeneratedResource, ListedPage, Site } from './site.ts';

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

/** On a large site, `/sitemap.xml` is an index of the others. */
export function sitemapFiles(pages: readonly ListedPage[], origin: string): Map<string, string> {
  if (pages.length <= sitemapLimit) return new Map([['/sitemap.xml', sitemapXml(pages, origin)]]);
  const sorted = [...pages].sort(byPath);
  const count = Math.ceil(sorted.length / sitemapLimit);
  const parts = Array.from({ length: count }, (_, i) => ({
    path: `/sitemap-${i + 1}.xml`,
    pages: sorted.slice(i * sitemapLimit, (i + 1) * sitemapLimit),
  }));
  const rows = parts.map(({ path, pages }) => {
    const newest = new Date(Math.max(...pages.map(({ renderedAt }) => renderedAt.getTime())));
    return `<sitemap>${entry(path, newest, origin)}</sitemap>\n`;
  });
  const index = `${xmlHeader}<sitemapindex xmlns="${namespace}">\n${rows.join('')}</sitemapindex>\n`;
  return new Map([
    ['/sitemap.xml', index],
    ...parts.map(({ path, pages }) => [path, sitemapXml(pages, origin)] as const),
  ]);
}

export const isSearchEngineFile = (path: string): boolean =>
  path === '/robots.txt' || /^\/sitemap(?:-\d+)?\.xml$/.test(path);

export async function searchEngineFiles(
  { listed }: Pick<Site, 'listed'>,
  origin: string,
): Promise<ReadonlyMap<string, GeneratedResource>> {
  const texts = [['/robots.txt', robotsTxt(origin)] as const, ...sitemapFiles(listed, origin)];
  const files = texts.map(async ([path, text]): Promise<[string, GeneratedResource]> => {
    const blob = await makeBlob(path, Buffer.from(text));
    return [path, { status: 200, type: mediaType(path), blob }];
  });
  return new Map(await Promise.all(files));
}

export function cacheSearchEngineFiles(
  origin: string,
): (site: Site) => Promise<ReadonlyMap<string, GeneratedResource>> {
  const cache = new WeakMap<Site, Promise<ReadonlyMap<string, GeneratedResource>>>();
  return (site) => {
    const files = cache.get(site) ?? searchEngineFiles(site, origin);
    cache.set(site, files);
    return files;
  };
}
