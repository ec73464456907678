import fs from 'node:fs';

/** The thread's own processor time in ms, where the system counts it: other programs do not add to it. */
function threadTime(): number {
  try {
    return Number(fs.readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * Watches for how long this thread computes before it turns to the next event.
 * @returns a function that ends this, and returns the longest such time in ms.
 */
export function watchLongestTurn(): () => number {
  let longest = 0;
  let last = threadTime();
  const measure = () => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(measure, 5).unref();
  return () => {
    clearInterval(timer);
    measure();
    return longest;
  };
}
