import path from 'node:path';
import { build } from 'esbuild';
import { root } from './compiled.mjs';

/** The console is in English: zod's messages in other languages would be a third of its script. */
const englishOnly = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: path.dirname(file),
    }));
  },
};

/** Bundles the console's front end to `console.js` and `console.css`. @param {string} folder where they are written. */
export const bundleConsole = (folder) =>
  build({
    entryPoints: { console: path.join(root, 'platform/console/src/main.tsx') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly],
  });
