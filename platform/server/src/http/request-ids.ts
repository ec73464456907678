import { randomBytes } from 'node:crypto';

/** Creates request ids that no other server uses, nor this one after a restart: they are searched for in logs. */
export function createRequestIds(): () => string {
  const server = randomBytes(4).toString('hex');
  let count = 0;
  return () => `${server}-${(count++).toString(36)}`;
}
