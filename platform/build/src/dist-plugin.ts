import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';
import { recordSources, sourceHash } from './source-hash.ts';

/** Makes a build the new `dist` if none of its targets has errors. All of them have the same instance. */
export class DistPlugin implements RspackPluginInstance {
  readonly #dir: string;
  readonly #sources: string;
  #unfinishedTargets = 0;

  constructor(dir: string) {
    this.#dir = dir;
    // Read first: what is saved while the compiler runs is built the next time.
    this.#sources = sourceHash(dir);
  }

  apply({ hooks }: Compiler): void {
    if (this.#unfinishedTargets++ === 0) prepareFolder(this.#dir);
    hooks.done.tap('DistPlugin', (stats) => {
      if (stats.hasErrors() || --this.#unfinishedTargets > 0) return;
      recordSources(unfinishedFolder(this.#dir), this.#sources);
      replaceDist(this.#dir);
    });
    hooks.shutdown.tap('DistPlugin', () => discardFolder(this.#dir));
  }
}
