import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/**
 * The site uses a single function of React Router, but the minifier cannot remove the rest from the published files: 9 KB of
 * every first visit. The React transform marks the calls that create components as pure; it needs the `jsx` option for that.
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
