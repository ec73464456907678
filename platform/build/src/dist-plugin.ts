import type { RspackPluginInstance } from '@rspack/core';
import { discardFolder, prepareFolder, replaceDist, unfinishedFolder } from './dist-folder.ts';
import { recordSources, sourceHash } from './source-hash.ts';

/** Replaces `dist` unless a target has errors. All targets share one instance. */
export function distPlugin(dir: string): RspackPluginInstance {
  // A change during compilation causes another build.
  const sources = sourceHash(dir);
  let unfinishedTargets = 0;
  return {
    apply({ hooks }) {
      if (unfinishedTargets++ === 0) prepareFolder(dir);
      hooks.done.tap('dist', (stats) => {
        if (stats.hasErrors() || --unfinishedTargets > 0) return;
        recordSources(unfinishedFolder(dir), sources);
        replaceDist(dir);
      });
      hooks.shutdown.tap('dist', () => discardFolder(dir));
    },
  };
}
