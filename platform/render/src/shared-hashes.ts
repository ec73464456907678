import { createHash } from 'node:crypto';

/** Creates hashes for the keys of pages. What pages share is hashed once, however large it is and however many they are. */
export function sharedHashes() {
  const hashes = new Map<unknown, string>();
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    /** Makes `hashOf` use the hash of a value wherever it contains the same object. */
    share<T extends object>(value: T): T {
      if (!hashes.has(value)) hashes.set(value, hash(JSON.stringify(value)));
      return value;
    },
    hashOf: (value: unknown) => hash(JSON.stringify(value, (_, item: unknown) => hashes.get(item) ?? item)),
  };
}
