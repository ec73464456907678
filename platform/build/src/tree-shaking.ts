import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/**
 * Removes 9 KB of unused React Router code. The React transform marks component creation as pure; it requires the `jsx`
 * option.
 */
export const treeShakenLibraries: RuleSetRule = {
  test: /node_modules\/react-router.*\.mjs$/,
  use: [
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'ecmascript', jsx: true },
          transform: { react: { runtime: 'automatic', development: false } },
        },
      },
    },
    { loader: path.join(import.meta.dirname, 'drop-display-names.mjs') },
  ],
};

/** Removes what only the page table needs from `src/pages.ts` and `src/pages-*.ts`. */
export const withoutPageTexts = (dir: string): RuleSetRule => ({
  include: path.join(dir, 'src'),
  test: /[\\/]pages(?:-[a-z-]+)?\.ts$/,
  enforce: 'pre',
  use: path.join(import.meta.dirname, 'drop-page-texts.mjs'),
});
