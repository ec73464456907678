import path from 'node:path';
import { build } from 'esbuild';
import { root } from './compiled.mjs';

/** Zod's other languages would be a third of the console's script, and the console reads no JSON schemas. */
const partOfZod = {
  name: 'part-of-zod',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path: file }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: path.dirname(file),
    }));
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]classic[\\/]from-json-schema\.js$/ }, () => ({
      contents: 'export const fromJSONSchema = undefined;',
    }));
  },
};

/** @param {string} folder for `console.js`, its chunks and `console.css`. */
export const bundleConsole = (folder) =>
  build({
    entryPoints: { console: path.join(root, 'platform/console/src/main.tsx') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    // What only some views need is loaded with them.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    target: 'es2022',
    jsx: 'automatic',
    // First in every chunk.
    inject: [path.join(root, 'platform/console/src/without-eval.ts')],
    legalComments: 'eof',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [partOfZod],
  });
