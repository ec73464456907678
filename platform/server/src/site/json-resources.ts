import { sha384 } from '@viit/contract/integrity';
import type { Lists } from '@viit/render/jobs';
import { makeBlob } from '../registry/builds/blobs.ts';
import type { GeneratedResource, Site } from './site.ts';

export type Compression = 'full' | 'none';

/** Larger responses are compressed slightly less but ten times as fast, because a publish waits for them. */
const largeResponse = 256 * 1024;

/** @param previous is returned if nothing has changed. */
export async function jsonResource(
  value: unknown,
  compression: Compression,
  previous?: GeneratedResource,
): Promise<GeneratedResource> {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = sha384(bytes);
  if (previous?.blob.sha384 === hash) return previous;
  const quality = bytes.length > largeResponse ? 'quick' : 'small';
  const blob =
    compression === 'none'
      ? { sha384: hash, bytes, gzip: null, brotli: null }
      : await makeBlob('response.json', bytes, quality);
  return { status: 200, type: 'application/json; charset=utf-8', blob };
}

export async function listResources(
  lists: Lists,
  compression: Compression,
  previous: Site | undefined,
): Promise<Map<string, GeneratedResource>> {
  const resources = [...lists].map(
    async ([address, items]) =>
      [address, await jsonResource(items, compression, previous?.lists.get(address))] as const,
  );
  return new Map(await Promise.all(resources));
}
