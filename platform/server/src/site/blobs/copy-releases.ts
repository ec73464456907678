import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../site.ts';
import type { BlobStore } from './blob-store.ts';

/** How long a copy may delay switching releases, in ms: every server switches within a second. */
const switchDelayMs = 300;

/** How long a copy may delay the start, in ms. */
const startDelayMs = 60_000;

/** Delay before a failed copy continues, in ms. */
const retryMs = 5000;

interface CopyOptions {
  blobs: BlobStore;
  /** Whether a release waits for its copy, because the database may become unavailable. */
  waits: boolean;
  stopping: AbortSignal;
}

/**
 * Copies each live release to the disk cache, so that it is served even if the database is away or busy.
 * @returns a function whose promise resolves when the release may be served; a long copy continues after that.
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
