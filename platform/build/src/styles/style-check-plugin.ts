import path from 'node:path';
import type { Compilation, RspackPluginInstance } from '@rspack/core';
import { checkStyles } from './check-styles.ts';
import { describeFinding, type StyleFinding } from './style-findings.ts';

/** Checks the compiled file, as the registry does. Reports the source's line. */
export const styleCheckPlugin = (section: string): RspackPluginInstance => ({
  apply({ context, hooks, webpack: { Compilation, WebpackError } }) {
    const name = 'style check';
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const files = Object.entries(assets).filter(([file]) => file.endsWith('.css'));
        const compiled = files.map(([file, asset]) => ({ file, ...checkStyles(asset.buffer(), { section }) }));
        const found = { problems: describeAll(compiled, 'problems'), warnings: describeAll(compiled, 'warnings') };
        if (found.problems.length + found.warnings.length === 0) return;
        const sources = sourceFiles(compilation).map(({ file, text }) => ({
          file: path.relative(context, file).replaceAll('\\', '/'),
          ...checkStyles(text, { section, naming: file.endsWith('.module.css') ? 'source' : 'compiled' }),
        }));
        const messages = (kind: 'problems' | 'warnings') =>
          found[kind].length === 0
            ? []
            : ([describeAll(sources, kind), found[kind]].find((list) => list.length > 0) ?? []);
        for (const message of messages('problems')) compilation.errors.push(new WebpackError(message));
        for (const message of messages('warnings')) compilation.warnings.push(new WebpackError(message));
      });
    });
  },
});

const describeAll = <K extends 'problems' | 'warnings'>(
  files: readonly ({ file: string } & Record<K, StyleFinding[]>)[],
  kind: K,
): string[] => files.flatMap(({ file, [kind]: findings }) => findings.map((finding) => describeFinding(file, finding)));

function sourceFiles(compilation: Compilation): { file: string; text: string }[] {
  return [...compilation.modules].flatMap((module) => {
    const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    const text = file.endsWith('.css') ? module.originalSource()?.source().toString() : undefined;
    return text === undefined ? [] : [{ file, text }];
  });
}
