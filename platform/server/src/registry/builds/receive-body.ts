import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Refusal } from '@viit/core/refusal';
import { archiveLimits, archiveTooLarge } from './archive-limits.ts';
import { uploadLimits } from './uploads.ts';

/**
 * After a refusal the connection stays open for the response.
 * @param limit in bytes.
 */
export async function receiveBody(
  body: Readable,
  file: string,
  limit = { bytes: archiveLimits.packed, refuse: () => archiveTooLarge('archive', archiveLimits.packed) },
): Promise<void> {
  // Without a listener, an error before the iterator starts would end the process.
  body.on('error', () => {});
  const chunks = body.iterator({ destroyOnReturn: false });
  const timeout = startTimeout();
  const out = await fs.open(file, 'wx');
  try {
    for (let total = 0; ; ) {
      const { value, done } = await Promise.race([nextChunk(chunks), timeout.expired]);
      if (done) return;
      timeout.restart();
      total += value.length;
      if (total > limit.bytes) throw limit.refuse();
      await out.write(value);
    }
  } finally {
    timeout.stop();
    // Not awaited: it waits for the next byte.
    void chunks.return?.();
    await out.close();
  }
}

/** Prevents an unhandled rejection after the upload was ended. */
function nextChunk(chunks: AsyncIterator<Buffer>): Promise<IteratorResult<Buffer>> {
  const next = chunks.next().catch(() => {
    throw new Refusal('archive-invalid', 'The connection ended before everything had arrived. Send it again.');
  });
  next.catch(() => {});
  return next;
}

/** Rejects when no byte arrives for a while, or the whole body takes too long. */
function startTimeout() {
  const timers: NodeJS.Timeout[] = [];
  const expired = new Promise<never>((_, reject) => {
    const start = (what: string, ms: number) => timers.push(setTimeout(() => reject(tooSlow(what, ms)), ms));
    start('no byte arrived for', uploadLimits.idleMs);
    start('it took longer than', uploadLimits.totalMs);
  });
  expired.catch(() => {});
  return { expired, restart: () => timers[0]?.refresh(), stop: () => timers.forEach(clearTimeout) };
}

const tooSlow = (what: string, ms: number) =>
  new Refusal(
    'upload-timeout',
    `The upload was ended because ${what} ${ms / 1000} seconds. Check the connection and send it again.`,
  );
