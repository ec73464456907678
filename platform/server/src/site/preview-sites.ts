import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { LimitMisses } from './limit-misses.ts';
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

/** Finds a preview by the secret of its link, for a client's address. */
export type FindPreview = (secret: string, address: string) => Promise<Preview | undefined>;

interface PreviewFinderOptions {
  /** The site to share with. */
  liveSite: () => Site | undefined;
  limitMisses: LimitMisses;
  /** Called with the site of a preview that was loaded. */
  onLoad?: (site: Site) => void;
}

/**
 * Finds previews by their secrets (R110). A preview is loaded on the first request, and checked for changes as often as the
 * live channel. Only previews that exist are cached: guesses displace none.
 */
export function createPreviewFinder(
  database: Database,
  { liveSite, limitMisses, onLoad = () => {} }: PreviewFinderOptions,
): FindPreview {
  const cache = new LRUCache<string, CachedPreview>({ max: cacheLimit });
  const loading = new Map<string, Promise<CachedPreview | undefined>>();

  const load = async (secret: string): Promise<CachedPreview | undefined> => {
    const cached = cache.get(secret);
    const preview = await loadPreview(database, secret, cached, liveSite());
    if (preview) cache.set(secret, preview);
    else cache.delete(secret);
    if (preview && preview.site !== cached?.site) onLoad(preview.site);
    return preview;
  };
  const loadOnce = (secret: string) => {
    const running = loading.get(secret) ?? load(secret).finally(() => loading.delete(secret));
    loading.set(secret, running);
    return running;
  };
  return async (secret, address) => {
    const cached = cache.get(secret);
    if (cached && Date.now() - cached.checkedAt <= pollIntervalMs) return cached;
    const found = cached ? loadOnce(secret) : limitMisses(address, () => loadOnce(secret));
    // While the database does not respond, the preview in memory is still served.
    return found.catch(() => cached);
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
