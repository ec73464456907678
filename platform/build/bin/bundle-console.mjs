import path from 'node:path';
import { build } from 'esbuild';
import { root } from './compiled.mjs';

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
  });
