import { sha384 } from '@viit/contract/integrity';
import { mediaType } from '@viit/core/media-type';
import { blobOf, makeBlob, type Quality } from '../registry/builds/blobs.ts';
import type { GeneratedResource } from './site.ts';

/** `none` where a request waits and few follow. */
export type Compression = Quality | 'none';

/** A publish waits for larger texts: they are compressed slightly less but ten times as fast. */
const largeText = 256 * 1024;

/**
 * A file that the server makes.
 * @param path decides its type.
 * @param previous is returned if nothing has changed.
 */
export async function generate(
  path: string,
  text: string,
  compression?: Compression,
  previous?: GeneratedResource,
): Promise<GeneratedResource> {
  const bytes = Buffer.from(text);
  if (previous?.blob.sha384 === sha384(bytes)) return previous;
  const quality = compression ?? (bytes.length > largeText ? 'quick' : 'small');
  const blob = quality === 'none' ? blobOf(bytes) : await makeBlob(path, bytes, quality);
  return { status: 200, type: mediaType(path), blob };
}
