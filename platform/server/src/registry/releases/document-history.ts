import type { CreatedRelease, DocumentVersion, ListedDocument } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { documentsOf, type SuppliedDocument } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/scopes.ts';
import { readBlobs } from '../builds/blobs.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live, readChannel, readServedBuilds } from './releases.ts';
import { assertMaySupply, changeDocument } from './supply-document.ts';

/** Every document of the live site. */
export async function listDocuments(sql: Sql): Promise<ListedDocument[]> {
  const release = await readChannel(sql, live);
  const builds = await readServedBuilds(sql, release?.entries ?? []);
  return [...builds].flatMap(([section, build]) => {
    const supplied = new Set(build.supplied?.map(({ address }) => address));
    return documentsOf(build).map(
      ({ name, href, size }): ListedDocument => ({
        ...{ section, name, address: href, size },
        source: supplied.has(href) ? 'supplied' : size === null ? 'missing' : 'build',
      }),
    );
  });
}

/** What was live at a document's address, oldest first; a move that changed nothing there is left out. */
export async function readDocumentHistory(sql: Sql, address: string): Promise<DocumentVersion[]> {
  const rows = await sql.query<Omit<DocumentVersion, 'at' | 'release'> & { release: string | number; at: Date }>(
    `select m.release, m.made_at as at, m.author as by, m.note, d.file->>'sha384' as sha384, (d.file->>'size')::int as size
     from move m left join lateral (
       select file from release_entry p, jsonb_array_elements(p.documents) as file
       where p.release = m.release and file->>'address' = $2
     ) as d on true
     where m.channel = $1 order by m.id`,
    [live, address],
  );
  return rows
    .filter(({ sha384 }, index) => sha384 !== (rows[index - 1]?.sha384 ?? null))
    .map(({ release, at, ...row }) => ({ ...row, release: String(release), at: at.toISOString() }));
}

/**
 * Puts the file back that was live at a document's address before the present one, or the one of the section's build.
 * @throws Refusal where no file was supplied, or the actor may not change the document.
 */
export async function rollBackDocument(
  context: RegistryContext,
  actor: Actor,
  address: string,
): Promise<CreatedRelease & { size: number | null }> {
  const { database } = context;
  const section = await assertMaySupply(context, actor, { channel: live, address });
  const versions = await readDocumentHistory(database, address);
  const present = versions.at(-1);
  if (!present?.sha384) {
    throw new Refusal(
      'no-earlier-document',
      `${address} is the file of the section's build, so there is nothing to go back to. See: viit content documents ${address}`,
    );
  }
  const file = findPrevious(versions, present);
  const blob = file && (await readBlobs(database, [file.sha384])).get(file.sha384);
  const change = blob ? { section, address, file } : { section, address };
  const created = await changeDocument(context, actor, {
    ...{ channel: live, change, blob },
    note: `rolled ${address} back`,
  });
  return { ...created, size: file?.size ?? null };
}

/** The file before the present one first came. Each rollback goes one file further back; before the first is none. */
function findPrevious(
  versions: readonly DocumentVersion[],
  present: DocumentVersion,
): Omit<SuppliedDocument, 'address'> | undefined {
  const first = versions.findIndex(({ sha384 }) => sha384 === present.sha384);
  const { sha384, size } = versions[first - 1] ?? {};
  return sha384 && typeof size === 'number' ? { sha384, size } : undefined;
}
