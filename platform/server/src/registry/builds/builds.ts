import { type Manifest, manifestSchema } from '@viit/contract';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import type { StoredBuild } from '@viit/render/jobs';
import { LRUCache } from 'lru-cache';
import type { Sql } from '../../database/database.ts';
import { withoutLabel } from './versions.ts';

export type BuildId = Pick<Manifest, 'name' | 'identity'>;

/** @throws Refusal that names each invalid field. */
export function parseManifest(value: unknown, source: string): Manifest {
  const { success, data, error } = manifestSchema.safeParse(value);
  const unstorable = findUnstorable(data);
  if (success && unstorable === undefined) return data;
  throw new Refusal(
    'manifest-invalid',
    error
      ? `The manifest of ${source} is not valid. Build it again with this project's preset.\n${describeIssues(error)}`
      : `The manifest of ${source} has a NUL character or half of a surrogate pair in ${unstorable}, which cannot be stored. Correct the text and build again.`,
  );
}

export async function readVersion(sql: Sql, { name, identity }: BuildId): Promise<string | undefined> {
  const [row] = await sql.query<{ version: string }>('select version from build where name = $1 and identity = $2', [
    name,
    identity,
  ]);
  return row?.version;
}

export const hasBuild = async (sql: Sql, id: BuildId): Promise<boolean> => (await readVersion(sql, id)) !== undefined;

/** Of a build, only the version can change. In characters of JSON. */
const cache = new LRUCache<string, Manifest>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: (manifest) => JSON.stringify(manifest).length,
});

/** @param identities by name. */
export const buildIds = (identities: ReadonlyMap<string, string>): BuildId[] =>
  [...identities].map(([name, identity]) => ({ name, identity }));

/** Removes labels from versions. @returns by name, sorted. @throws if one is missing. */
export async function readBuilds(sql: Sql, builds: readonly BuildId[]): Promise<Map<string, StoredBuild>> {
  const requested = [...builds]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, identity }) => ({ name, identity, cached: cache.get(`${name} ${identity}`) }));
  const rows = await sql.query<{ name: string; version: string; own: string; manifest: unknown }>(
    `select b.name, b.version, b.manifest->>'version' as own, case when (r->>'isCached')::boolean then null else b.manifest end as manifest
     from build b join jsonb_array_elements($1::jsonb) as r on b.name = r->>'name' and b.identity = r->>'identity'`,
    [JSON.stringify(requested.map(({ cached, ...id }) => ({ ...id, isCached: cached !== undefined })))],
  );
  const found = new Map(rows.map((row) => [row.name, row]));
  const read = new Map<string, StoredBuild>();
  for (const { name, identity, cached } of requested) {
    const row = found.get(name);
    if (!row) throw new Error(`The registry has no build ${name} ${identity}.`);
    const known = cached ?? parseManifest(row.manifest, `${name} ${row.version}`);
    const manifest = known.version === row.own ? known : { ...known, version: row.own };
    if (manifest !== cached) cache.set(`${name} ${identity}`, manifest);
    read.set(name, { version: withoutLabel(row.version), manifest });
  }
  return read;
}
