import { makeBlob } from '../registry/builds/blobs.ts';
import { mediaType } from './media-type.ts';
import type { Servable, Site } from './site.ts';

/** A page that search engines shall list: a canonical address, not kept out, and when its bytes were made. */
export interface ListedPage {
  path: string;
  renderedAt: Date;
}

/** The sitemap of some pages, in the order of their paths (sitemaps.org/protocol). */
export function sitemapXml(pages: readonly ListedPage[], origin: string): string {
  const rows = [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, renderedAt }) => {
      const day = renderedAt.toISOString().replace(/\.\d+Z$/, 'Z');
      return `<url><loc>${escapeXml(origin + encodeURI(path))}</loc><lastmod>${day}</lastmod></url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Everything may be read but what is for programs. Styles and scripts stay open: an engine judges a page as it looks. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nAllow: /_builds/\nDisallow: /api\nDisallow: /_\n\nSitemap: ${origin}/sitemap.xml\n`;

/** Whether an address is one of those that `searchEngineFiles` makes. */
export const isForSearchEngines = (path: string): boolean => path === '/robots.txt' || path === '/sitemap.xml';

/**
 * Makes what a release has for search engines by its address: `/sitemap.xml` and `/robots.txt`.
 * @param origin the site's public origin.
 */
export async function searchEngineFiles(
  { listed }: Pick<Site, 'listed'>,
  origin: string,
): Promise<ReadonlyMap<string, Servable>> {
  const texts = { '/robots.txt': robotsTxt(origin), '/sitemap.xml': sitemapXml(listed, origin) };
  const files = Object.entries(texts).map(async ([path, text]): Promise<[string, Servable]> => {
    const blob = await makeBlob(path, Buffer.from(text));
    return [path, { status: 200, type: mediaType(path), blob }];
  });
  return new Map(await Promise.all(files));
}

/** The same, kept in memory as long as the release is. */
export function searchEngineFilesOf(origin: string): (site: Site) => Promise<ReadonlyMap<string, Servable>> {
  const made = new WeakMap<Site, Promise<ReadonlyMap<string, Servable>>>();
  return (site) => {
    const files = made.get(site) ?? searchEngineFiles(site, origin);
    made.set(site, files);
    return files;
  };
}
