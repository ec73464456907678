import { shareSlots } from '@viit/core/share-slots';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import { pollIntervalMs } from './live-site.ts';
import { loadSite } from './load-site.ts';
import type { Site } from './site.ts';
import type { LimitMisses } from './token-buckets.ts';

const cacheLimit = 8;
/** As many look-ups in vain: a load reads a whole release. */
const loadCost = 10;

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
  // An address with many previews delays only itself.
  const slots = shareSlots(1);
  // The cache forgets loads that it has no room for.
  const loading = new Map<string, Promise<Preview | undefined>>();
  const load = async (secret: string, cached: Preview | undefined, address: string) => {
    const [row] = await database.query<{ name: string; release: string }>(
      'select name, release from channel where secret = $1',
      [secret],
    );
    if (!row) return undefined;
    if (cached?.site.release === row.release) return cached;
    const site = await slots.run(address, () => loadSite(database, row.name, cached?.site ?? liveSite(), 'none'));
    if (site) onLoad(site);
    return site && { name: row.name, site };
  };
  const cache = new LRUCache<string, Preview, string>({
    max: cacheLimit,
    ttl: pollIntervalMs,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod(secret, cached, { context: address }) {
      const unfinished = loading.get(secret);
      if (unfinished) return unfinished;
      const preview = load(secret, cached, address).finally(() => loading.delete(secret));
      loading.set(secret, preview);
      return preview;
    },
  });
  const find = async (secret: string, address: string) => {
    const preview = await cache.fetch(secret, { context: address });
    if (!preview) cache.delete(secret);
    return preview;
  };
  return (secret, address) => {
    const isCached = cache.peek(secret, { allowStale: true }) !== undefined;
    const found = isCached ? find(secret, address) : limitMisses(address, () => find(secret, address), loadCost);
    return found.catch(() => undefined);
  };
}
