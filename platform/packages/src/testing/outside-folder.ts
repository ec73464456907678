import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { workspaceRoot } from '@viit/build';
import type { Toolkit } from '@viit/contract';
import { readTar } from '@viit/core/tar';

/** Makes an empty folder outside of the project, where nothing of the project is found. */
export const outsideFolder = (): string => fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'viit-outside-'));

/**
 * Installs packages into a folder without a registry: the toolkit's from their archives, all others as links to this
 * project's.
 */
export async function installPackages(folder: string, archives: string, { packages }: Toolkit): Promise<void> {
  const installed = path.join(workspaceRoot, 'node_modules');
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(installed)) {
    if (name.startsWith('.') || name === '@viit') continue;
    fs.symlinkSync(path.join(installed, name), path.join(target, name), 'junction');
  }
  for (const { name, file } of packages) {
    const archive = fs.createReadStream(path.join(archives, file)).pipe(createGunzip());
    await readTar(archive, (entry, bytes) => {
      const own = path.join(target, name, entry.replace(/^package\//, ''));
      fs.mkdirSync(path.dirname(own), { recursive: true });
      fs.writeFileSync(own, bytes);
    });
  }
}
