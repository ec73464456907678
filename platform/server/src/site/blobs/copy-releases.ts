import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '../site.ts';
import type { BlobStore } from './blob-store.ts';

/** Short, because all servers must switch within a second. */
const switchDelayMs = 300;

const startDelayMs = 60_000;

const retryMs = 5000;

interface CopyOptions {
  blobs: BlobStore;
  /** Set if the database may become unavailable. */
  waits: boolean;
  stopping: AbortSignal;
}

/**
 * Copies live releases to the disk cache. The promise resolves when a release may be served; a long copy continues after
 * that.
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
