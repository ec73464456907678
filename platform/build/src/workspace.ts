import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildName } from '@viit/contract';
import { z } from 'zod';
import { nearestWith } from './nearest-with.ts';
import { readProjectConfig } from './project-config.ts';
import { sharedModules } from './shared-modules.ts';

/** True if this code comes from @viit/toolkit. */
const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/** The nearest folder with a lock file; in a section's repository, with a `viit.config.json`. */
export const workspaceRoot = isInstalled
  ? (nearestWith('viit.config.json', process.cwd()) ?? process.cwd())
  : (nearestWith('package-lock.json', import.meta.dirname) ?? import.meta.dirname);

const packageSchema = z.object({
  version: z.string(),
  viit: z.object({ section: buildName.optional() }).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const readPackageFile = (dir: string) => packageSchema.parse(readJson(path.join(dir, 'package.json')));

/**
 * From `viit.config.json` in a section's own repository, else from `viit.section` in package.json.
 * @throws if neither has it.
 */
export function sectionName(dir: string): string {
  const name = readProjectConfig(dir).name ?? readPackageFile(dir).viit?.section;
  if (name) return name;
  throw new Error(
    `The package in ${dir} does not say which section it is. Add it to its package.json: "viit": { "section": "library" }.`,
  );
}

interface PackageInfo {
  name: string;
  version: string;
  versions: Record<string, string>;
}

/** For a package installed from a file, the range is `^` and its version. */
export function readPackage(dir: string): PackageInfo {
  const { version, dependencies = {}, peerDependencies = {} } = readPackageFile(dir);
  const all = { ...dependencies, ...peerDependencies };
  const versions: Record<string, string> = {};
  for (const module of sharedModules) {
    const name = module in all ? module : (module.split('/')[0] ?? module);
    const range = all[name];
    if (range) versions[module] = isRange(range) ? range : `^${installedVersion(name, dir)}`;
  }
  return { name: sectionName(dir), version, versions };
}

/** False for a file, repository or tag. */
const isRange = (text: string) => /^[\d^~<>=*x]/i.test(text);

export function installedVersion(name: string, from: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  let dir = nearestWith('package.json', path.dirname(require.resolve(name)));
  while (dir !== undefined) {
    const data = readJson(path.join(dir, 'package.json')) as { name?: string; version?: string };
    if (data.name === name && data.version) return data.version;
    dir = nearestWith('package.json', path.dirname(dir));
  }
  throw new Error(`The package ${name} has no package.json above ${require.resolve(name)}; run npm ci.`);
}

/** Sorted. A section's own repository has one. */
const sectionFolders = (root: string): string[] => {
  if (readProjectConfig(root).name !== undefined) return [root];
  const remotes = path.join(root, 'remotes');
  const folders = fs.existsSync(remotes) ? fs.readdirSync(remotes) : [];
  return folders
    .map((folder) => path.join(remotes, folder))
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
    .sort();
};

export const sectionNames = (root = workspaceRoot): string[] => sectionFolders(root).map(sectionName).sort();

export const folderNamed = (name: string, root = workspaceRoot): string | undefined =>
  [path.join(root, 'shell'), ...sectionFolders(root)]
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
    .find((dir) => sectionName(dir) === name);

export const buildFolders = (): string[] => [path.join(workspaceRoot, 'shell'), ...sectionFolders(workspaceRoot)];
