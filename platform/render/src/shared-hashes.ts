import { createHash } from 'node:crypto';

export function sharedHashes() {
  const hashes = new Map<unknown, string>();
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    /** Hashes the object once, wherever `hashOf` finds it. */
    share<T extends object>(value: T): T {
      if (!hashes.has(value)) hashes.set(value, hash(JSON.stringify(value)));
      return value;
    },
    hashOf: (value: unknown) => hash(JSON.stringify(value, (_, item: unknown) => hashes.get(item) ?? item)),
  };
}
