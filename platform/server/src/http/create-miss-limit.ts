import type { LimitMisses } from '../site/limit-misses.ts';
import { createBuckets, isLoopback } from './rate-limit.ts';

/** Look-ups in vain that one address may make in a second, with ten seconds' worth in a burst: each asks the database. */
const missesPerSecond = 10;

/** Limits look-ups of builds and previews that do not exist. What exists is found without limit until then. */
export function createMissLimit(now?: () => number): LimitMisses {
  const bucketOf = createBuckets(missesPerSecond, now);
  return async (address, find) => {
    if (isLoopback(address)) return find();
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return undefined;
    const found = await find();
    // Requests that were sent at the same time lead to a debt, so that they pay too.
    if (found === undefined) bucket.tokens -= 1;
    return found;
  };
}
