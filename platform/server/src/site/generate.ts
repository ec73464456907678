import { sha384 } from '@viit/contract/integrity';
import { mediaType } from '@viit/core/media-type';
import { blobOf, makeBlob, type Quality } from '../registry/builds/blobs.ts';
import type { GeneratedResource } from './site.ts';

/** `none` where a request waits and few follow. */
export type Compression = Quality | 'none';

/**
 * @param path decides the file's type.
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
  const blob = compression === 'none' ? blobOf(bytes) : await makeBlob(path, bytes, compression);
  return { status: 200, type: mediaType(path), blob };
}
