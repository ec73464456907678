import type { FastifyInstance } from 'fastify';
import type { BlobStore, ReadCounts } from '../site/blobs/blob-store.ts';

const intervalMs = 60_000;

/** Logs the share of reads from memory, at most once a minute. */
export function logReads(server: FastifyInstance, blobs: Pick<BlobStore, 'counts' | 'usedBytes'>): void {
  let before = blobs.counts();
  let loggedAt = Date.now();
  server.addHook('onResponse', (request, _reply, done) => {
    if (Date.now() - loggedAt >= intervalMs) {
      const counts = blobs.counts();
      request.log.debug({ ...summarize(counts, before), usedBytes: blobs.usedBytes() }, 'reads of pages and files');
      before = counts;
      loggedAt = Date.now();
    }
    done();
  });
}

function summarize(now: ReadCounts, before: ReadCounts): ReadCounts & { percentInMemory: number } {
  const memory = now.memory - before.memory;
  const disk = now.disk - before.disk;
  const database = now.database - before.database;
  const total = memory + disk + database;
  return { memory, disk, database, percentInMemory: total ? Math.round((1000 * memory) / total) / 10 : 100 };
}
