import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../site.ts';
import type { BlobStore } from './blob-store.ts';

/** How long a copy may delay a release that replaces another one, in ms: visitors of every server see it within a second. */
const switchDelayMs = 300;

/** How long it may delay the start, in ms. */
const startDelayMs = 60_000;

/** After how long a copy that failed is continued, in ms. */
const retryMs = 5000;

interface CopyOptions {
  blobs: BlobStore;
  /** Whether a release waits for its copy: where the database may go away while the server runs. */
  waits: boolean;
  /** Aborted when the server is about to stop. */
  stopping: AbortSignal;
}

/**
 * Creates the function that copies each live release to the disk cache, so that all of it is served while the database is away
 * or busy.
 * @returns a function whose promise is fulfilled when the release may be served: a long copy is continued after that.
 */
export function createReleaseCopier({ blobs, waits, stopping }: CopyOptions) {
  let latest: Site | undefined;
  const copy = async (site: Site): Promise<void> => {
    while (latest === site && !stopping.aborted) {
      const isCopied = await blobs.copyToDisk(site.blobs.values()).then(
        () => true,
        () => false,
      );
      if (isCopied) return blobs.pruneDisk(site.blobs.values());
      await wait(retryMs, undefined, { ref: false });
    }
  };
  return async (next: Site, previous: Site | undefined): Promise<void> => {
    latest = next;
    const copying = copy(next);
    if (!waits) return;
    await Promise.race([copying, wait(previous ? switchDelayMs : startDelayMs, undefined, { ref: false })]);
  };
}
