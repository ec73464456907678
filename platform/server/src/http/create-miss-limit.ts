import type { LimitMisses } from '../site/limit-misses.ts';
import { createBuckets, isLoopback } from './rate-limit.ts';

/** Look-ups per second and address that find nothing, with a burst of ten seconds' worth: each queries the database. */
const missesPerSecond = 10;

/** Limits look-ups of unknown builds and previews; successful ones are free. */
export function createMissLimit(now?: () => number): LimitMisses {
  const bucketOf = createBuckets(missesPerSecond, now);
  return async (address, find) => {
    if (isLoopback(address)) return find();
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return undefined;
    const found = await find();
    // Parallel requests may overdraw the bucket, so that they pay too.
    if (found === undefined) bucket.tokens -= 1;
    return found;
  };
}
