import { type Build, documentsOf, publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { SearchablePage, Site } from '../site.ts';

/**
 * Adds the documents that a page links to, with the texts of these links as titles. Others may belong to drafts.
 * @param pages by hash.
 */
export async function readSearchable(
  sql: Sql,
  pages: ReadonlyMap<string, readonly SearchablePage[]>,
  builds: readonly Build[],
): Promise<Site['searchable']> {
  const documents = builds.flatMap(documentsInBuild);
  if (documents.length === 0) return pages;
  const links = await sql.query<{ href: string; title: string }>(
    `select distinct on (href) href, title from search_entry
     where kind = 'document' and href in (select jsonb_array_elements_text($1::jsonb))
       and sha384 in (select jsonb_array_elements_text($2::jsonb))
     order by href, position, sha384`,
    [JSON.stringify(documents.map(({ address }) => address)), JSON.stringify([...pages.keys()])],
  );
  const titles = new Map(links.map(({ href, title }) => [href, title]));
  const found = documents.flatMap(({ address, sha384, section }) => {
    const title = titles.get(address);
    return title === undefined ? [] : [[sha384, [{ path: address, section, title }]] as const];
  });
  return new Map([...pages, ...found]);
}

/** Without placeholders. */
function documentsInBuild(build: Build) {
  const present = new Set(documentsOf(build).flatMap(({ href, size }) => (size === null ? [] : [href])));
  const files = publicFiles(build).filter(({ address }) => present.has(address));
  return files.map(({ address, sha384 }) => ({ address, sha384, section: build.manifest.name }));
}
