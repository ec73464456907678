import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import { parseManifest } from './builds.ts';
import { checkIdentity } from './check-identity.ts';
import { readFrom, storeBuild } from './store-build.ts';

/**
 * Stores builds that changed since the last start, as version `1.4.0+<hash>`. Others stay as the last publish or rollback
 * left them.
 * @returns manifests to publish.
 */
export async function storeLocalBuilds(database: Database, folders: readonly string[]): Promise<Manifest[]> {
  const changed: Manifest[] = [];
  const rows = await database.query<{ name: string; identity: string }>('select name, identity from local_build');
  const previous = new Map(rows.map(({ name, identity }) => [name, identity]));
  for (const folder of folders) {
    const dist = path.join(folder, 'dist');
    const written = await readManifest(dist);
    const manifest = parseManifest(written, path.basename(folder));
    const read = readFrom(dist, manifest);
    if (previous.get(manifest.name) === manifest.identity) continue;
    await checkIdentity(manifest, written, read);
    const version = `${manifest.version}+${manifest.identity.slice(0, 8)}`;
    await storeBuild(database, manifest, version, read);
    changed.push(manifest);
  }
  return changed;
}

/** After a crash before this, the next start publishes them. */
export async function rememberLocalBuilds(database: Database, published: readonly Manifest[]): Promise<void> {
  await database.query(
    `insert into local_build (name, identity)
     select build->>'name', build->>'identity' from jsonb_array_elements($1::jsonb) as build
     on conflict (name) do update set identity = excluded.identity`,
    [JSON.stringify(published.map(({ name, identity }) => ({ name, identity })))],
  );
}

async function readManifest(dist: string): Promise<unknown> {
  const file = path.join(dist, 'manifest.json');
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new Refusal(
      'build-missing',
      `There is no readable build in ${path.relative(process.cwd(), dist)} (${(error as Error).message}). Run npm run build first.`,
    );
  }
}
