import fs from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@viit/contract';
import { developmentFolder } from '../targets.ts';

/**
 * Completes a shell's development flavour with what rendering a page inside this very shell takes: its server bundle as
 * `render.cjs`, and its manifest, whose entry is the flavour's.
 */
export function describeFlavour(shell: Manifest, dist: string): void {
  const folder = path.join(dist, 'client', developmentFolder);
  fs.copyFileSync(path.join(dist, 'server/render.cjs'), path.join(folder, 'render.cjs'));
  const manifest: Manifest = {
    ...shell,
    entry: { ...shell.entry, scripts: [`${developmentFolder}/main.js`] },
    files: shell.files.filter((file) => !file.path.startsWith('server/')),
  };
  fs.writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}
