import { escapeXml } from '@viit/contract/html';
import { mediaType } from '@viit/core/media-type';
import { makeBlob } from '../registry/builds/blobs.ts';
import type { ListedPage, Resource, Site } from './site.ts';

/** The sitemap of these pages, sorted by path (sitemaps.org/protocol). */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  const rows = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, renderedAt }) => {
      const time = renderedAt.toISOString().replace(/\.\d+Z$/, 'Z');
      return `<url><loc>${escapeXml(origin + encodeURI(path))}</loc><lastmod>${time}</lastmod></url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

/** Disallows what is for programs. Styles and scripts stay allowed, because search engines judge a page as it looks. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /_builds/\nDisallow: /api\nDisallow: /_\nDisallow: /search?\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Whether `searchEngineFiles` has a file for this path. */
export const isSearchEngineFile = (path: string): boolean => path === '/robots.txt' || path === '/sitemap.xml';

/**
 * Creates `/sitemap.xml` and `/robots.txt` of a release.
 * @param origin the site's public origin.
 */
export async function searchEngineFiles(
  { listed }: Pick<Site, 'listed'>,
  origin: string,
): Promise<ReadonlyMap<string, Resource>> {
  const texts = { '/robots.txt': robotsTxt(origin), '/sitemap.xml': sitemapXml(listed, origin) };
  const files = Object.entries(texts).map(async ([path, text]): Promise<[string, Resource]> => {
    const blob = await makeBlob(path, Buffer.from(text));
    return [path, { status: 200, type: mediaType(path), blob }];
  });
  return new Map(await Promise.all(files));
}

/** `searchEngineFiles`, created once for each site. */
export function cacheSearchEngineFiles(origin: string): (site: Site) => Promise<ReadonlyMap<string, Resource>> {
  const cache = new WeakMap<Site, Promise<ReadonlyMap<string, Resource>>>();
  return (site) => {
    const files = cache.get(site) ?? searchEngineFiles(site, origin);
    cache.set(site, files);
    return files;
  };
}
