import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { developmentFolder } from '../targets.ts';

/**
 * Adds what the development server needs to render pages inside this shell: the server bundle as `render.cjs`, and a
 * manifest with the development entry. The version and the identity come from the site's pages: this file is part of the
 * output, so it cannot contain them.
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
