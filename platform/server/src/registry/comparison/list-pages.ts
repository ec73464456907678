import { createHash } from 'node:crypto';
import type { ComparedPages } from '@viit/contract/registry-api';
import type { Actor } from '../access/scopes.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { References } from './compare-releases.ts';
import { type PagePair, pairPages } from './pair-pages.ts';
import { readSide } from './read-side.ts';
import { type ReleaseSide, titleOf } from './release-side.ts';
import { resolveReference } from './resolve-reference.ts';

/**
 * Lists the pages of two releases as they are, each with the hash of its HTML, without not-found pages.
 * @throws Refusal where a release is unknown or the actor may not see it.
 */
export async function listComparedPages(
  { database }: RegistryContext,
  actor: Actor,
  references: References,
): Promise<ComparedPages> {
  const from = await readSide(database, await resolveReference(database, actor, references.from));
  const to = await readSide(database, await resolveReference(database, actor, references.to));
  const { equal, other } = pairPages(from, to);
  const keys = [...from.pages.values(), ...to.pages.values()].map(({ key }) => key);
  const rows = await database.query<{ key: string; sha384: string }>(
    'select key, sha384 from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(keys)],
  );
  const hashes = new Map(rows.map(({ key, sha384 }) => [key, sha384]));
  const pairs: PagePair[] = [...equal.map((page) => ({ from: page, to: page })), ...other];
  return {
    files: { from: hashFiles(from), to: hashFiles(to) },
    pages: pairs.flatMap((pair) => describePair(pair, hashes)).sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

function describePair({ from, to }: PagePair, hashes: ReadonlyMap<string, string>): ComparedPages['pages'] {
  const page = to ?? from;
  if (page?.status !== 200) return [];
  const hashOf = (one: PagePair['from']) => hashes.get(one?.key ?? '') ?? null;
  return [
    {
      ...{ path: page.path, section: page.section, title: titleOf(page), layout: page.page.layout },
      ...{ from: hashOf(from), to: hashOf(to) },
      ...(from && from.path !== page.path && { movedFrom: from.path }),
    },
  ];
}

/** What pages only link to: no browser shows it within a page. */
const linkedOnly = /\.(?:pdf|docx?|xlsx?|zip|txt|xml)$/i;

function hashFiles({ files }: ReleaseSide): string {
  const list = [...files].filter(([path]) => !linkedOnly.test(path)).map(([path, { sha384 }]) => `${path} ${sha384}`);
  return createHash('sha256').update(list.sort().join('\n')).digest('base64url');
}
