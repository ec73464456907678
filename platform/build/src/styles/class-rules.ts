import fs from 'node:fs';
import path from 'node:path';
import { type RuleSetRule, rspack } from '@rspack/core';
import { filesBelow } from '@viit/core/files-below';
import { nearestWith } from '../nearest-with.ts';
import { type BuiltPackage, relativeProjectPath } from '../project-paths.ts';
import { namePrefix } from './section-names.ts';

/**
 * The compiler's own class hash depends on the folder's path (R107), so this one uses the path in the project. Files added
 * while the development server runs get the compiler's hash until it restarts.
 */
export function classRules(built: BuiltPackage, options: Record<string, unknown>): RuleSetRule[] {
  const folders = [path.join(built.dir, 'src'), ...sharedPackages(built.dir)];
  return folders.flatMap(cssModules).map((file) => ({
    resource: file,
    type: 'css/module',
    generator: { ...options, localIdentName: `${namePrefix(built.name)}${fileHash(built, file)}-[local]` },
  }));
}

function fileHash(built: BuiltPackage, file: string): string {
  const text = Buffer.from(`viit_${built.name}${relativeProjectPath(built, file)}`);
  const hash = String(rspack.util.createHash('xxhash64').update(text).digest('hex'));
  return Buffer.from(hash, 'hex').toString('base64url').slice(0, 4);
}

const cssModules = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.module.css') && !file.includes('node_modules'))
    .map((file) => path.join(folder, file));

function sharedPackages(dir: string): string[] {
  const ui = 'node_modules/@viit/ui';
  const folder = nearestWith(ui, dir);
  return folder === undefined ? [] : [fs.realpathSync(path.join(folder, ui))];
}
