import { type Configuration, rspack } from '@rspack/core';
import { chunkGroups, type Groups } from '../manifest.ts';
import { faultsOf } from './faults.ts';
import type { Fault } from './news.ts';

/** One target, built again after every save. */
export interface WatchedTarget {
  /** What the newest compilation that succeeded came to; its stats themselves would tell of the next one. */
  good: { hash: string; groups: Groups } | undefined;
  faults: Fault[];
  isBusy: boolean;
  close(): Promise<void>;
}

/** How a compilation ended, and how long after the save was noticed, in ms. */
interface Told {
  onSettled: (target: WatchedTarget, ms: number) => void;
}

/** Starts building a target, and builds it again whenever a file of it changes. */
export function watchTarget(configuration: Configuration, dir: string, { onSettled }: Told): WatchedTarget {
  const compiler = rspack(configuration);
  let begun = performance.now();
  const target: WatchedTarget = {
    good: undefined,
    faults: [],
    isBusy: true,
    close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))),
  };
  compiler.hooks.invalid.tap('watch-target', () => {
    if (!target.isBusy) begun = performance.now();
    target.isBusy = true;
  });
  const watching = compiler.watch({ aggregateTimeout: 15 }, (error, stats) => {
    target.isBusy = false;
    if (error || !stats) target.faults = [{ message: error?.message ?? 'rspack gave no result' }];
    else {
      target.faults = faultsOf(stats, dir);
      if (target.faults.length === 0) target.good = { hash: stats.hash ?? '', groups: chunkGroups(stats) };
    }
    onSettled(target, performance.now() - begun);
  });
  return target;
}
