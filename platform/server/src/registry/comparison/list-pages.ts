import { createHash } from 'node:crypto';
import type { ComparedPages } from '@viit/contract/registry-api';
import type { Actor } from '../access/scopes.ts';
import type { RegistryContext } from '../registry-context.ts';
import type { References } from './compare-releases.ts';
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
  const pages = new Map([...from.pages, ...to.pages]);
  const keys = [...from.pages.values(), ...to.pages.values()].map(({ key }) => key);
  const rows = await database.query<{ key: string; sha384: string }>(
    'select key, sha384 from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(keys)],
  );
  const hashes = new Map(rows.map(({ key, sha384 }) => [key, sha384]));
  const hashOf = (side: ReleaseSide, id: string) => hashes.get(side.pages.get(id)?.key ?? '') ?? null;
  return {
    files: { from: hashFiles(from), to: hashFiles(to) },
    pages: [...pages]
      .filter(([, { status }]) => status === 200)
      .map(([id, page]) => ({
        ...{ path: page.path, section: page.section, title: titleOf(page), layout: page.page.layout },
        ...{ from: hashOf(from, id), to: hashOf(to, id) },
      })),
  };
}

function hashFiles({ files }: ReleaseSide): string {
  const list = [...files].map(([path, { sha384 }]) => `${path} ${sha384}`).sort();
  return createHash('sha256').update(list.join('\n')).digest('base64url');
}
