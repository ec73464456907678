import fs from 'node:fs';
import path from 'node:path';
import { buildPackages } from '@viit/packages/build-packages';
import { installPackages } from '@viit/packages/testing/outside-folder';
import { run, runTimed } from '../start-site.ts';

/** @param parent an empty folder outside of the project. */
export async function createRepository(parent: string, site: string): Promise<string> {
  const archives = path.join(parent, 'archives');
  const packed = await buildPackages({ out: archives, withTypes: false });
  const program = path.join(archives, 'unpacked/create-section/dist/main.js');
  await run(parent, process.execPath, [program, 'library', '--title', 'Library', '--site', site]);
  const repository = path.join(parent, 'library');
  await installPackages(repository, archives, packed);
  const commands = path.join(repository, 'node_modules/.bin');
  fs.mkdirSync(commands, { recursive: true });
  fs.chmodSync(path.join(repository, 'node_modules/@viit/toolkit/dist/viit.js'), 0o755);
  fs.symlinkSync('../@viit/toolkit/dist/viit.js', path.join(commands, 'viit'));
  return repository;
}

/** Includes npm's own time. */
export const publishFrom = (repository: string) =>
  runTimed(repository, 'npm', ['run', '--silent', 'publish', '--', '--json']);
