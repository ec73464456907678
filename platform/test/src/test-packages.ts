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
  const installed = path.join(workspace, 'node_modules', name);
  if (!fs.existsSync(installed)) {
    fs.mkdirSync(workspace, { recursive: true });
    fs.writeFileSync(path.join(workspace, 'package.json'), '{ "private": true }\n');
    const flags = ['--silent', ...(runScripts ? [] : ['--ignore-scripts'])];
    execFileSync('npm', ['install', ...flags, `${name}@${version}`], { cwd: workspace, stdio: 'inherit' });
  }
  return installed;
}
