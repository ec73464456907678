import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';

/**
 * The site uses a single function of React Router; as they come, the minifier has to keep all of its components: 9 KB of
 * every first visit. The React transform marks what makes them as pure, for which it wants `jsx` on.
 */
export const shakenLibraries: RuleSetRule = {
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
