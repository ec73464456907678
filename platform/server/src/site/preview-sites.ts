import type { Database } from '../database/database.ts';
import { addPreviewBanner } from './add-preview-banner.ts';
import { pollIntervalMs } from './live-site.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

/** Previews that are cached in memory; files that equal the live site's are shared with it. */
const cacheLimit = 8;

interface CachedPreview {
  site: Site;
  checkedAt: number;
}

/** Finds a preview's site by the secret of its link. */
export type FindPreview = (secret: string) => Promise<Site | undefined>;

/**
 * Finds previews by their secrets (R110.1). A preview is loaded on the first request, and checked for changes as often as the
 * live channel. Its pages carry a banner.
 * @param liveSite the site to share files with.
 */
export function createPreviewFinder(database: Database, liveSite: () => Site | undefined): FindPreview {
  const cache = new Map<string, Promise<CachedPreview | undefined>>();
  return async (secret) => {
    const cached = await cache.get(secret);
    if (cached && Date.now() - cached.checkedAt <= pollIntervalMs) return cached.site;
    // While the database does not respond, the preview in memory is still served.
    const loading = loadPreview(database, secret, cached?.site, liveSite()).catch(() => cached);
    cache.delete(secret);
    cache.set(secret, loading);
    const oldest = cache.keys().next().value;
    if (cache.size > cacheLimit && oldest !== undefined) cache.delete(oldest);
    const preview = await loading;
    if (!preview) cache.delete(secret);
    return preview?.site;
  };
}

async function loadPreview(
  database: Database,
  secret: string,
  cached: Site | undefined,
  liveSite: Site | undefined,
): Promise<CachedPreview | undefined> {
  const [row] = await database.query<{ name: string; release: string | number }>(
    'select name, release from channel where secret = $1',
    [secret],
  );
  if (!row) return undefined;
  if (cached?.release === String(row.release)) return { site: cached, checkedAt: Date.now() };
  const site = await loadSite(database, row.name, cached ?? liveSite);
  return site && { site: addPreviewBanner(site, row.name), checkedAt: Date.now() };
}
