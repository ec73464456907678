import { randomBytes } from 'node:crypto';

/** Unique across servers and restarts, for searching logs. */
export function createRequestIds(): () => string {
  const server = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${server}-${(count++).toString(36)}`;
}
