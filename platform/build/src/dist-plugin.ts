import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';
import { recordSources, sourceHash } from './source-hash.ts';

/** Replaces `dist` unless a target has errors. All targets share one instance. */
export class DistPlugin implements RspackPluginInstance {
  readonly #dir: string;
  readonly #sources: string;
  #unfinishedTargets = 0;

  constructor(dir: string) {
    this.#dir = dir;
    // A change during compilation causes another build.
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
