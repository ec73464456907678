import type { LimitMisses } from '../site/limit-misses.ts';
import { createBuckets, isLoopback } from './rate-limit.ts';

/** Per address, after a burst of ten seconds' worth: each look-up queries the database. */
const missesPerSecond = 10;

export function createMissLimit(now?: () => number): LimitMisses {
  const bucketOf = createBuckets(missesPerSecond, now);
  return async (address, find, foundCost = 0) => {
    if (isLoopback(address)) return find();
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return undefined;
    const found = await find();
    // Parallel requests may overdraw the bucket.
    bucket.tokens -= found === undefined ? 1 : foundCost;
    return found;
  };
}
