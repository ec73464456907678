import { type Build, documentsOf, publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { SearchablePage, Site } from '../site.ts';

/**
 * Adds the documents that a page links to, with the texts of these links as titles, of the own section's if it has one. Others
 * may belong to drafts.
 * @param pages by hash.
 */
export async function readSearchable(
  sql: Sql,
  pages: ReadonlyMap<string, readonly SearchablePage[]>,
  builds: readonly Build[],
): Promise<Pick<Site, 'searchable' | 'documentTitles'>> {
  const documents = builds.flatMap(documentsInBuild);
  if (documents.length === 0) return { searchable: pages, documentTitles: new Map() };
  const linking = [...pages].flatMap(([sha384, same]) => same.map(({ section }) => ({ sha384, section })));
  const links = await sql.query<{ href: string; title: string; section: string; isOwn: boolean }>(
    `select distinct on (href) href, title, document.section, page.section = document.section as "isOwn" from search_entry
       join jsonb_to_recordset($1::jsonb) document (address text, section text) on address = href
       join jsonb_to_recordset($2::jsonb) page (sha384 text, section text) using (sha384)
     where kind = 'document'
     order by href, page.section <> document.section, position, sha384`,
    [JSON.stringify(documents), JSON.stringify(linking)],
  );
  const titles = new Map(links.map(({ href, title }) => [href, title]));
  const searchable = new Map(pages);
  for (const { address, sha384, section } of documents) {
    const title = titles.get(address);
    if (title !== undefined && sha384)
      searchable.set(sha384, [...(searchable.get(sha384) ?? []), { path: address, section, title }]);
  }
  const own = links.filter(({ isOwn }) => isOwn);
  return { searchable, documentTitles: new Map(own.map(({ href, title, section }) => [href, { title, section }])) };
}

/** Without a hash if there is only a placeholder. */
function documentsInBuild(build: Build) {
  const hashes = new Map(publicFiles(build).map(({ address, sha384 }) => [address, sha384]));
  return documentsOf(build).map(({ href, size }) => ({
    ...{ address: href, section: build.manifest.name, sha384: size === null ? undefined : hashes.get(href) },
  }));
}
