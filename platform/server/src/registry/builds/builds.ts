import { type Manifest, manifestSchema } from '@viit/contract';
import { describeIssues } from '@viit/core/describe-issues';
import { Refusal } from '@viit/core/refusal';
import { findUnstorable } from '@viit/core/storable-text';
import type { StoredBuild } from '@viit/render/jobs';
import type { Sql } from '../../database/database.ts';
import { withoutLabel } from './versions.ts';

/** A build by name and identity. */
export type BuildId = Pick<Manifest, 'name' | 'identity'>;

/** Parses a manifest. @throws Refusal that names each invalid field. */
export function parseManifest(value: unknown, source: string): Manifest {
  const { success, data, error } = manifestSchema.safeParse(value);
  const unstorable = success && findUnstorable(data);
  if (unstorable) {
    throw new Refusal(
      'manifest-invalid',
      `The manifest of ${source} has a NUL character or half of a surrogate pair in ${unstorable}, which cannot be stored. Correct the text and build again.`,
    );
  }
  if (success) return data;
  throw new Refusal(
    'manifest-invalid',
    `The manifest of ${source} is not valid. Build it again with this project's preset.\n${describeIssues(error)}`,
  );
}

/** Whether the registry has this build. */
export async function hasBuild(sql: Sql, { name, identity }: BuildId): Promise<boolean> {
  return (await sql.query('select 1 from build where name = $1 and identity = $2', [name, identity])).length > 0;
}

/** The version under which a build is stored: its own, or the registry's label. */
export async function readVersion(sql: Sql, { name, identity }: BuildId): Promise<string | undefined> {
  const [row] = await sql.query<{ version: string }>('select version from build where name = $1 and identity = $2', [
    name,
    identity,
  ]);
  return row?.version;
}

/** Manifests by name and identity: of a build only the version can change, so the rest is read and parsed once. */
const cache = new Map<string, Manifest>();
const cacheLimit = 500;

/**
 * Reads builds. The version of one that has not been live is without the registry's label.
 * @param identities by name.
 * @throws if the registry does not have one.
 */
export async function readBuilds(sql: Sql, identities: ReadonlyMap<string, string>): Promise<Map<string, StoredBuild>> {
  const ids = [...identities].sort(([a], [b]) => (a < b ? -1 : 1));
  const keyOf = (name: string, identity: string) => `${name} ${identity}`;
  const requested = ids.map(([name, identity]) => ({ name, identity, isCached: cache.has(keyOf(name, identity)) }));
  const rows = await sql.query<{ name: string; identity: string; version: string; own: string; manifest: unknown }>(
    `select b.name, b.identity, b.version, b.manifest->>'version' as own, case when (r->>'isCached')::boolean then null else b.manifest end as manifest
     from build b join jsonb_array_elements($1::jsonb) as r on b.name = r->>'name' and b.identity = r->>'identity'`,
    [JSON.stringify(requested)],
  );
  const found = new Map(rows.map((row) => [keyOf(row.name, row.identity), row]));
  const builds = new Map<string, StoredBuild>();
  for (const [name, identity] of ids) {
    const key = keyOf(name, identity);
    const row = found.get(key);
    if (!row) throw new Error(`The registry has no build ${name} ${identity}.`);
    const known = cache.get(key) ?? parseManifest(row.manifest, `${name} ${row.version}`);
    const manifest = known.version === row.own ? known : { ...known, version: row.own };
    if (cache.size > cacheLimit) cache.clear();
    cache.set(key, manifest);
    builds.set(name, { version: withoutLabel(row.version), manifest });
  }
  return builds;
}
