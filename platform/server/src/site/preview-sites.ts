import type { Database } from '../database/database.ts';
import { pollEvery } from './live-site.ts';
import { markPreview } from './mark-preview.ts';
import { loadSite, type Site } from './site.ts';

/** A preview that somebody holds the secret of. */
interface Preview {
  channel: string;
  site: Site;
}

/** How many previews are kept in memory; their files are shared with the live site where they are the same. */
const limit = 8;

interface Held {
  channel: string;
  site: Site | undefined;
  lookedAt: number;
}

/** Finds previews by their secrets. */
export type FindPreview = (secret: string) => Promise<Preview | undefined>;

/**
 * Serves previews by their secrets: loaded when first asked for, looked at again as often as the live channel is. Their
 * pages carry a banner.
 * @param live whose files are shared.
 */
export function previewSites(database: Database, live: () => Site | undefined): FindPreview {
  const held = new Map<string, Promise<Held | undefined>>();
  return async (secret) => {
    const before = await held.get(secret);
    if (!before || Date.now() - before.lookedAt > pollEvery) {
      const looking = look(database, secret, before?.site, live()).catch(() => before);
      held.delete(secret);
      held.set(secret, looking);
      if (!(await looking)) held.delete(secret);
      const oldest = held.keys().next().value;
      if (held.size > limit && oldest !== undefined) held.delete(oldest);
    }
    const found = await held.get(secret);
    return found?.site && { channel: found.channel, site: found.site };
  };
}

async function look(
  database: Database,
  secret: string,
  site: Site | undefined,
  live: Site | undefined,
): Promise<Held | undefined> {
  const [row] = await database.query<{ name: string; release: string | number }>(
    'select name, release from channel where secret = $1',
    [secret],
  );
  if (!row) return undefined;
  if (site?.release === String(row.release)) return { channel: row.name, site, lookedAt: Date.now() };
  const loaded = await loadSite(database, row.name, site ?? live);
  return { channel: row.name, site: loaded && markPreview(loaded, row.name), lookedAt: Date.now() };
}
