import type { Compiler } from '@rspack/core';

/** A part of a script that gets another text. */
export interface Change {
  start: number;
  /** After its last character. */
  end: number;
  text: string;
}

/** Changes compiled scripts before the minifier reads them. @param changesIn returns what is to be changed in a script's code. */
export function rewriteScripts(compiler: Compiler, name: string, changesIn: (code: string) => readonly Change[]): void {
  const { Compilation, sources } = compiler.webpack;
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
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
}
