import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { LimitMisses } from './limit-misses.ts';
import { pollIntervalMs } from './live-site.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';

const cacheLimit = 8;

export interface Preview {
  name: string;
  site: Site;
}

export type FindPreview = (secret: string, address: string) => Promise<Preview | undefined>;

interface PreviewFinderOptions {
  liveSite: () => Site | undefined;
  limitMisses: LimitMisses;
  onLoad?: (site: Site) => void;
}

/** Checks previews as often as the live channel (R110). Guesses are not cached, so they displace nothing. */
export function createPreviewFinder(
  database: Database,
  { liveSite, limitMisses, onLoad = () => {} }: PreviewFinderOptions,
): FindPreview {
  const cache = new LRUCache<string, Preview>({
    max: cacheLimit,
    ttl: pollIntervalMs,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    async fetchMethod(secret, cached) {
      const preview = await loadPreview(database, secret, cached, liveSite());
      if (preview && preview.site !== cached?.site) onLoad(preview.site);
      return preview;
    },
  });
  const find = async (secret: string) => {
    const preview = await cache.fetch(secret);
    if (!preview) cache.delete(secret);
    return preview;
  };
  return (secret, address) => {
    const isCached = cache.peek(secret, { allowStale: true }) !== undefined;
    return (isCached ? find(secret) : limitMisses(address, () => find(secret))).catch(() => undefined);
  };
}

async function loadPreview(
  database: Database,
  secret: string,
  cached: Preview | undefined,
  liveSite: Site | undefined,
): Promise<Preview | undefined> {
  const [row] = await database.query<{ name: string; release: string }>(
    'select name, release from channel where secret = $1',
    [secret],
  );
  if (!row) return undefined;
  if (cached?.site.release === row.release) return cached;
  const site = await loadSite(database, row.name, cached?.site ?? liveSite);
  return site && { name: row.name, site };
}
