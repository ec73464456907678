import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/**
 * The site uses one function of React Router, but the minifier cannot remove the other 9 KB of its published files. The
 * React transform marks calls that create components as pure; it requires the `jsx` option.
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
