import { buildName } from '@viit/contract';
import { collectionOfDocument, isPermitted, partNames } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, hasEverything } from '../access/rights.ts';
import { sectionOf } from '../parts/lists.ts';
import type { RegistryContext } from '../registry-context.ts';
import { isReviewed, mayChange } from '../releases/part-rights.ts';
import { live } from '../releases/releases.ts';

/** Names are part of addresses. @throws Refusal for other names. */
export function assertChannelName(name: string): void {
  if (buildName.safeParse(name).success) return;
  throw new Refusal(
    'channel-name-invalid',
    `"${name}" cannot be the name of a preview. Use up to 31 lower-case letters, digits and hyphens, such as new-timetables.`,
  );
}

/** @throws Refusal for the live channel. */
export function assertPreview(channel: string, advice: string): void {
  if (channel === live) {
    throw new Refusal('not-a-preview', `"live" is what visitors see, not a preview. ${advice}`);
  }
}

export const unknownPreviewRefusal = (channel: string): Refusal =>
  new Refusal('preview-unknown', `There is no preview "${channel}". List the previews with: viit status`);

export const previewPath = (secret: string): string => `/_preview/${secret}`;

export async function readPreviewLink(sql: Sql, channel: string): Promise<string | undefined> {
  const [row] = await sql.query<{ secret: string | null }>('select secret from channel where name = $1', [channel]);
  return row?.secret ? previewPath(row.secret) : undefined;
}

export interface Preview {
  name: string;
  /** The id of an actor. */
  owner: string;
  chosen: string[];
  /** The chosen ones that were uploaded. */
  documents: { address: string; section: string }[];
}

/** Of the table `channel`. */
export const previewColumns = `name, owner, array(select jsonb_object_keys(chosen) order by 1) as chosen, (
  select coalesce(jsonb_agg(jsonb_build_object('address', v.name, 'section', v.content->>'section')), '[]')
  from jsonb_object_keys(chosen) as part join release_part p on p.release = channel.release and p.name = part
  join part_version v on v.name = p.name and v.hash = p.hash where part like '/%') as documents`;

export const readPreview = async (sql: Sql, name: string): Promise<Preview | undefined> =>
  (await sql.query<Preview>(`select ${previewColumns} from channel where name = $1 and name <> $2`, [name, live]))[0];

/** What somebody else put into it is lost. */
async function mayReplace(sql: Sql, actor: Actor, preview: Preview): Promise<boolean> {
  if (preview.owner === actor.id || hasEverything(actor, 'publish')) return true;
  const channels = [preview.name, live];
  for (const part of preview.chosen) if (!(await mayChange(sql, actor, 'publish', part, channels))) return false;
  return preview.chosen.length > 0;
}

/** Reads no builds: status asks this for all previews. */
export async function mayOpen(sql: Sql, actor: Actor, { name, owner, chosen, documents }: Preview): Promise<boolean> {
  const mayEdit = (...names: string[]) => isPermitted(actor.rights, 'edit', ...names);
  if (owner === actor.id || hasEverything(actor, 'edit')) return true;
  if (chosen.some((part) => mayEdit(...partNames(part))) || documents.some(({ section }) => mayEdit(section)))
    return true;
  const collections = documents.map(({ address, section }) => collectionOfDocument(address, section) ?? '');
  for (const collection of new Set(collections.filter((one) => mayEdit(one))))
    if (!(await isReviewed(sql, collection, [name]))) return true;
  return false;
}

export async function assertMayReplace(sql: Sql, actor: Actor, channel: string): Promise<void> {
  const preview = await readPreview(sql, channel);
  if (!preview || (await mayReplace(sql, actor, preview))) return;
  throw new Refusal(
    'preview-not-owned',
    `Somebody else created the preview "${channel}". Choose another name with --as.`,
  );
}

/** Adding to a preview opens it: its link is in the response. @throws Refusal unless the actor may open it, or its section is in it. */
export async function assertMayAdd(sql: Sql, actor: Actor, channel: string, parts: Iterable<string>): Promise<void> {
  const preview = await readPreview(sql, channel);
  if (!preview || (await mayOpen(sql, actor, preview))) return;
  const isOfSection = [...parts].some((part) => preview.chosen.includes(sectionOf(part)));
  if (isOfSection || preview.chosen.length === 0) return;
  throw new Refusal(
    'preview-not-owned',
    `Somebody else created the preview "${channel}", and it contains nothing that ${actor.label} may edit. Choose another name with --as, or ask a tester or the operator for a preview that contains your section too: viit preview <section>@<version> <your section>@<version> --as <name>`,
  );
}

/** Builds and releases stay until pruning. */
export async function deletePreview(
  { database }: RegistryContext,
  actor: Actor,
  channel: string,
): Promise<{ channel: string }> {
  assertPreview(channel, 'To go back to an earlier build: viit rollback <section>');
  const preview = await readPreview(database, channel);
  if (!preview) throw unknownPreviewRefusal(channel);
  if (!(await mayReplace(database, actor, preview))) {
    throw new Refusal(
      'preview-not-owned',
      `Somebody else created the preview "${channel}", and it contains ${preview.chosen.join(', ')}. Ask them, or the operator, to delete it.`,
    );
  }
  await database.query('delete from channel where name = $1 and owner = $2', [channel, preview.owner]);
  return { channel };
}
