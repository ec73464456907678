import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@viit/build';

/**
 * For packages that are too large for dev dependencies.
 * @param runScripts runs the install script.
 * @default false
 * @returns the folder of the package.
 */
export function provideTestPackage(name: string, version: string, folder: string, runScripts = false): string {
  const workspace = path.join(workspaceRoot, 'test-results', folder);
  if (!fs.existsSync(workspace)) {
    // Another test may install it at the same time.
    const own = `${workspace}-${process.pid}`;
    fs.mkdirSync(own, { recursive: true });
    fs.writeFileSync(path.join(own, 'package.json'), '{ "private": true }\n');
    const flags = ['--silent', ...(runScripts ? [] : ['--ignore-scripts'])];
    execFileSync('npm', ['install', ...flags, `${name}@${version}`], { cwd: own, stdio: 'inherit' });
    if (fs.existsSync(workspace)) fs.rmSync(own, { recursive: true });
    else fs.renameSync(own, workspace);
  }
  return path.join(workspace, 'node_modules', name);
}
