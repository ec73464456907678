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
): Promise<Site['searchable']> {
  const documents = builds.flatMap(documentsInBuild);
  if (documents.length === 0) return pages;
  const linking = [...pages].flatMap(([sha384, same]) => same.map(({ section }) => ({ sha384, section })));
  const links = await sql.query<{ href: string; title: string }>(
    `select distinct on (href) href, title from search_entry
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
    if (title !== undefined)
      searchable.set(sha384, [...(searchable.get(sha384) ?? []), { path: address, section, title }]);
  }
  return searchable;
}

/** Without placeholders. */
function documentsInBuild(build: Build) {
  const present = new Set(documentsOf(build).flatMap(({ href, size }) => (size === null ? [] : [href])));
  const files = publicFiles(build).filter(({ address }) => present.has(address));
  return files.map(({ address, sha384 }) => ({ address, sha384, section: build.manifest.name }));
}
