import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import type { Database } from '../database/database.ts';
import { holdsBuild, parseManifest, takeBuild } from './builds.ts';
import { Refusal } from './refusal.ts';

/**
 * Takes in the builds in these folders' `dist` that the registry does not have yet.
 * @returns their manifests, under the version `1.4.0+<hash>`.
 */
export async function takeLocalBuilds(database: Database, folders: readonly string[]): Promise<Manifest[]> {
  const taken: Manifest[] = [];
  for (const folder of folders) {
    const dist = path.join(folder, 'dist');
    const manifest = parseManifest(await readManifest(dist), path.basename(folder));
    if (await holdsBuild(database, manifest)) continue;
    const version = `${manifest.version}+${manifest.identity.slice(0, 8)}`;
    await takeBuild(database, manifest, version, (file) => fs.readFile(path.join(dist, file)));
    taken.push(manifest);
  }
  return taken;
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
