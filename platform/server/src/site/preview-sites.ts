import type { Database } from '../database/database.ts';
import { pollIntervalMs } from './live-site.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** Previews whose description is cached in memory. */
const cacheLimit = 8;

/** A preview: its name, and what it shows. */
export interface Preview {
  name: string;
  site: Site;
}

interface CachedPreview extends Preview {
  checkedAt: number;
}

/** Finds a preview by the secret of its link. */
export type FindPreview = (secret: string) => Promise<Preview | undefined>;

/**
 * Finds previews by their secrets (R110.1). A preview is loaded on the first request, and checked for changes as often as the
 * live channel.
 * @param liveSite the site to share with.
 * @param onLoad called with the site of a preview that was loaded.
 */
export function createPreviewFinder(
  database: Database,
  liveSite: () => Site | undefined,
  onLoad: (site: Site) => void = () => {},
): FindPreview {
  const cache = new Map<string, Promise<CachedPreview | undefined>>();
  return async (secret) => {
    const cached = await cache.get(secret);
    if (cached && Date.now() - cached.checkedAt <= pollIntervalMs) return cached;
    // While the database does not respond, the preview in memory is still served.
    const loading = loadPreview(database, secret, cached, liveSite()).catch(() => cached);
    cache.delete(secret);
    cache.set(secret, loading);
    const oldest = cache.keys().next().value;
    if (cache.size > cacheLimit && oldest !== undefined) cache.delete(oldest);
    const preview = await loading;
    if (!preview) cache.delete(secret);
    else if (preview.site !== cached?.site) onLoad(preview.site);
    return preview;
  };
}

async function loadPreview(
  database: Database,
  secret: string,
  cached: CachedPreview | undefined,
  liveSite: Site | undefined,
): Promise<CachedPreview | undefined> {
  const [row] = await database.query<{ name: string; release: string | number }>(
    'select name, release from channel where secret = $1',
    [secret],
  );
  if (!row) return undefined;
  if (cached?.site.release === String(row.release)) return { ...cached, checkedAt: Date.now() };
  const site = await loadSite(database, row.name, cached?.site ?? liveSite);
  return site && { name: row.name, site, checkedAt: Date.now() };
}
