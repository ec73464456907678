import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

const excluded = new Set(['node_modules', '.git', 'test-results', 'data']);

/** @param to a folder below the project's, so that Node finds the installed packages. */
export function copyWorkspace(to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(workspaceRoot).filter((name) => !excluded.has(name))) {
    fs.cpSync(path.join(workspaceRoot, entry), path.join(to, entry), {
      recursive: true,
      filter: (file) => !excluded.has(path.basename(file)),
    });
  }
  // The workspace's packages resolve to the copy.
  const own = path.join(workspaceRoot, 'node_modules/@viit');
  fs.mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  fs.cpSync(own, path.join(to, 'node_modules/@viit'), { recursive: true, verbatimSymlinks: true });
  for (const folder of ['platform/cli', 'platform/server']) {
    const packages = path.join(workspaceRoot, folder, 'node_modules');
    if (fs.existsSync(packages)) fs.symlinkSync(packages, path.join(to, folder, 'node_modules'));
  }
}
