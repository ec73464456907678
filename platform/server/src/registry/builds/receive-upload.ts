import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { type StepTimer, stepTimer } from '@viit/core/step-timer';
import { receiveBody } from './receive-body.ts';
import { archiveSlots, countUpload } from './uploads.ts';

/**
 * Receives an archive into a temporary folder, which is deleted afterwards, and then handles it in a publishing slot.
 * @param token the number of the token that it was sent with.
 * @param handle receives the archive's file; it may write beside it.
 * @throws Refusal where there are too many uploads, or the archive is too large or arrives too slowly.
 */
export function receiveUpload<T>(
  token: string,
  body: Readable,
  handle: (archive: string, timer: StepTimer) => Promise<T>,
): Promise<T> {
  return countUpload(token, async () => {
    const timer = stepTimer();
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'viit-archive-'));
    try {
      const archive = path.join(folder, 'archive.tar.gz');
      await timer.time('receive', () => receiveBody(body, archive));
      return await archiveSlots.run(token, () => handle(archive, timer));
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  });
}
