import type { Database } from '../database/database.ts';
import { readBlobs } from '../registry/builds/blobs.ts';
import { parseManifest } from '../registry/builds/builds.ts';
import { mediaType } from './media-type.ts';
import type { Servable } from './site.ts';

const address = /^\/_builds\/([a-z0-9-]+)\/([0-9a-f]{12})\/(.+)$/;

/** How many files of former builds are kept in memory. */
const limit = 300;

/**
 * Serves client files of builds that the live release no longer holds: an open tab keeps working after a redeploy
 * (design.md section 6). Builds that were only previewed stay with their preview.
 */
export function oldBuilds(database: Database): (path: string) => Promise<Servable | undefined> {
  const held = new Map<string, Servable>();
  return async (path) => {
    const found = held.get(path) ?? (await read(database, path));
    if (!found) return undefined;
    held.delete(path);
    held.set(path, found);
    const oldest = held.keys().next().value;
    if (held.size > limit && oldest) held.delete(oldest);
    return found;
  };
}

async function read(database: Database, path: string): Promise<Servable | undefined> {
  const [, name, identity, file] = address.exec(path) ?? [];
  if (!name || !identity || !file) return undefined;
  const [row] = await database.query<{ manifest: unknown }>(
    `select manifest from build b where name = $1 and identity like $2 || '%' and exists
     (select 1 from release_part p join move m on m.release = p.release
      where p.name = b.name and p.identity = b.identity and m.channel = 'live')`,
    [name, identity],
  );
  if (!row) return undefined;
  const entry = parseManifest(row.manifest, name).files.find((one) => one.path === `client/${file}`);
  if (!entry) return undefined;
  const blob = (await readBlobs(database, [entry.sha384])).get(entry.sha384);
  return blob && { status: 200, type: mediaType(file), blob };
}
