import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import { parseManifest, storeBuildFiles } from './builds.ts';

/**
 * Takes in the builds in these folders' `dist` that are others than at the last start, under the version `1.4.0+<hash>`:
 * new ones, and former ones that sources have returned to. One that is the same is left where a publish or a rollback has put it.
 * @returns their manifests, which shall go live.
 */
export async function storeLocalBuilds(database: Database, folders: readonly string[]): Promise<Manifest[]> {
  const taken: Manifest[] = [];
  const rows = await database.query<{ name: string; identity: string }>('select name, identity from local_build');
  const last = new Map(rows.map(({ name, identity }) => [name, identity]));
  for (const folder of folders) {
    const dist = path.join(folder, 'dist');
    const manifest = parseManifest(await readManifest(dist), path.basename(folder));
    if (last.get(manifest.name) === manifest.identity) continue;
    const version = `${manifest.version}+${manifest.identity.slice(0, 8)}`;
    await storeBuildFiles(database, manifest, version, (file) => fs.readFile(path.join(dist, file)));
    taken.push(manifest);
  }
  return taken;
}

/** Remembers the local builds that have gone live. A start that is killed before this makes them live the next time. */
export async function rememberLocalBuilds(database: Database, taken: readonly Manifest[]): Promise<void> {
  await database.query(
    `insert into local_build (name, identity)
     select build->>'name', build->>'identity' from jsonb_array_elements($1::jsonb) as build
     on conflict (name) do update set identity = excluded.identity`,
    [JSON.stringify(taken.map(({ name, identity }) => ({ name, identity })))],
  );
}

async function readManifest(dist: string): Promise<unknown> {
  const file = path.join(dist, 'manifest.json');
  try {
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } catch (error) {
    throw new Refusal(
      `There is no readable build in ${path.relative(process.cwd(), dist)} (${(error as Error).message}). Run npm run build first.`,
    );
  }
}
