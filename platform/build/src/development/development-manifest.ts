import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { developmentFolder } from '../targets.ts';

/**
 * Adds the files that render pages inside this shell for development. The manifest is part of the output, so the site's
 * pages provide its version and identity.
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
