import type { RspackPluginInstance } from '@rspack/core';

export interface Change {
  start: number;
  /** Exclusive. */
  end: number;
  text: string;
}

/** Runs before scripts are minified. */
export const rewriteScripts = (name: string, changesIn: (code: string) => readonly Change[]): RspackPluginInstance => ({
  apply({ hooks, webpack: { Compilation, sources } }) {
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets).filter(([path]) => /\.js$/.test(path))) {
          const changes = changesIn(asset.source().toString());
          if (changes.length === 0) continue;
          const changed = new sources.ReplaceSource(asset);
          for (const { start, end, text } of changes) changed.replace(start, end - 1, text);
          compilation.updateAsset(file, changed);
        }
      });
    });
  },
});
