import { type Configuration, rspack } from '@rspack/core';
import { type ChunkFiles, readChunkFiles } from '@viit/build/development';
import type { Fault } from './build-status.ts';
import { readFaults } from './faults.ts';

export interface WatchedTarget {
  /** The last compilation without faults. */
  output: { hash: string; chunkFiles: ChunkFiles } | undefined;
  faults: Fault[];
  isCompiling: boolean;
  close(): Promise<void>;
}

interface WatchTargetOptions {
  /** `ms` since the save was noticed. */
  onCompiled: (target: WatchedTarget, ms: number) => void;
}

export function watchTarget(
  configuration: Configuration,
  dir: string,
  { onCompiled }: WatchTargetOptions,
): WatchedTarget {
  const compiler = rspack(configuration);
  let start = performance.now();
  const target: WatchedTarget = {
    output: undefined,
    faults: [],
    isCompiling: true,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
  compiler.hooks.invalid.tap('watch-target', () => {
    if (!target.isCompiling) start = performance.now();
    target.isCompiling = true;
  });
  const watching = compiler.watch({ aggregateTimeout: 15 }, (error, stats) => {
    target.isCompiling = false;
    if (error || !stats) target.faults = [{ message: error?.message ?? 'rspack returned no result' }];
    else {
      target.faults = readFaults(stats, dir);
      // The stats object changes with the next compilation.
      if (target.faults.length === 0) {
        target.output = { hash: stats.hash ?? '', chunkFiles: withoutHotUpdates(readChunkFiles(stats)) };
      }
    }
    onCompiled(target, performance.now() - start);
  });
  return target;
}

/** A new page has the modules of hot updates already. */
export const withoutHotUpdates = (chunkFiles: ChunkFiles): ChunkFiles =>
  Object.fromEntries(
    Object.entries(chunkFiles).map(([name, files]) => [name, files.filter((file) => !file.includes('.hot-update.'))]),
  );
