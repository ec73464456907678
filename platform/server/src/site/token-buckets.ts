import { getOrSet } from '@viit/core/get-or-set';
import { LRUCache } from 'lru-cache';

/** A whole lecture hall may open a page. */
const burstSeconds = 10;
/** The least recently seen client is dropped first. */
const clientLimit = 20_000;

interface Bucket {
  tokens: number;
  /** In ms. */
  updatedAt: number;
}

/**
 * With room for ten seconds' worth.
 * @param now in ms.
 * @returns a function that finds a client's bucket, refilled.
 */
export function createBuckets(perSecond: number, now: () => number = performance.now.bind(performance)) {
  const buckets = new LRUCache<string, Bucket>({ max: clientLimit });
  const capacity = perSecond * burstSeconds;
  return (address: string): { tokens: number } => {
    const client = clientOf(address);
    const time = now();
    const bucket = getOrSet<string, Bucket>(buckets, client, () => ({ tokens: capacity, updatedAt: time }));
    bucket.tokens = Math.min(capacity, bucket.tokens + ((time - bucket.updatedAt) / 1000) * perSecond);
    bucket.updatedAt = time;
    return bucket;
  };
}

/** For IPv6 the /64 network, which is one household. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

export const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Per address, after a burst of ten seconds' worth: each look-up queries the database. */
const missesPerSecond = 10;

export type LimitMisses = ReturnType<typeof createMissLimit>;

/** Limits look-ups in vain. */
export function createMissLimit() {
  const bucketOf = createBuckets(missesPerSecond);
  /**
   * @param foundCost of a successful look-up, in look-ups in vain.
   * @returns undefined if nothing was found, or the address has used up its look-ups.
   */
  return async <T>(address: string, find: () => Promise<T | undefined>, foundCost = 0): Promise<T | undefined> => {
    if (isLoopback(address)) return find();
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return undefined;
    const found = await find();
    // Parallel requests may overdraw the bucket.
    bucket.tokens -= found === undefined ? 1 : foundCost;
    return found;
  };
}
