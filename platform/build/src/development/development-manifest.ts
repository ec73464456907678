import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { developmentFolder } from '../targets.ts';

/**
 * Adds to a shell's development build what the development server needs to render a page inside this shell: its server bundle
 * as `render.cjs`, and a manifest whose entry is the development build's. This file belongs to the output, so it contains neither
 * the version nor the identity: the development server reads them from the site's pages.
 */
export function writeDevelopmentManifest(shell: Manifest, dist: string): void {
  const folder = path.join(dist, 'client', developmentFolder);
  fs.copyFileSync(path.join(dist, 'server/render.cjs'), path.join(folder, 'render.cjs'));
  const manifest: Manifest = {
    ...shell,
    version: '0.0.0',
    entry: { ...shell.entry, scripts: [`${developmentFolder}/main.js`] },
    files: shell.files.filter((file) => !file.path.startsWith('server/')),
  };
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}
