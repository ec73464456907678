import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildName } from '@viit/contract';
import { z } from 'zod';
import { readProjectConfig } from './project-config.ts';
import { sharedModules } from './shared-modules.ts';

/** Whether this code is installed from @viit/toolkit, in the repository of a section. */
const isInstalled = import.meta.dirname.split(path.sep).includes('node_modules');

/**
 * The project's folder. Here, the nearest one above with a lock file, for sources and for compiled JavaScript alike. In the
 * repository of a section, the nearest one at or above the current folder with a `viit.config.json`.
 */
export const workspaceRoot = isInstalled
  ? (nearestWith('viit.config.json', process.cwd()) ?? process.cwd())
  : (nearestWith('package-lock.json', import.meta.dirname) ?? import.meta.dirname);

function nearestWith(file: string, from: string): string | undefined {
  for (let dir = from; ; dir = path.dirname(dir)) {
    if (fs.existsSync(path.join(dir, file))) return dir;
    if (dir === path.dirname(dir)) return undefined;
  }
}

const packageSchema = z.object({
  version: z.string(),
  viit: z.object({ section: buildName.optional() }).optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

const readPackageFile = (dir: string) =>
  packageSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')));

/**
 * The name that a folder is built and published under, `shell` or a section's: of its `viit.config.json`, which a section has in
 * a repository of its own, else of its package.json (`viit.section`). The folder itself may have any name.
 * @throws if neither file has it.
 */
export function sectionName(dir: string): string {
  const name = readProjectConfig(dir).name ?? readPackageFile(dir).viit?.section;
  if (name) return name;
  throw new Error(
    `The package in ${dir} does not say which section it is. Add it to its package.json: "viit": { "section": "library" }.`,
  );
}

interface PackageInfo {
  /** The configured name of the section, or `shell`. */
  name: string;
  version: string;
  /** Ranges of the shared modules, by module. */
  versions: Record<string, string>;
}

/**
 * Reads the version and the ranges of shared modules from the package.json of a section or of the shell. A package that was installed
 * from a file has the range of its version.
 */
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

/** Whether package.json names versions, and not a file, a repository or a tag. */
const isRange = (text: string) => /^[\d^~<>=*x]/i.test(text);

/** The installed version of a package. */
export function installedVersion(name: string, from: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  let dir = path.dirname(require.resolve(name));
  for (;;) {
    const file = path.join(dir, 'package.json');
    if (fs.existsSync(file)) {
      const data = JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string; version?: string };
      if (data.name === name && data.version) return data.version;
    }
    const up = path.dirname(dir);
    if (up === dir)
      throw new Error(`The package ${name} has no package.json above ${require.resolve(name)}; run npm ci.`);
    dir = up;
  }
}

/** The folders of a project's sections, sorted: those of a checkout, or a repository of its own. */
const sectionFolders = (root: string): string[] => {
  if (readProjectConfig(root).name !== undefined) return [root];
  const remotes = path.join(root, 'remotes');
  const folders = fs.existsSync(remotes) ? fs.readdirSync(remotes) : [];
  return folders
    .map((folder) => path.join(remotes, folder))
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
    .sort();
};

/** The names of the sections of a project, sorted. */
export const sectionNames = (root = workspaceRoot): string[] => sectionFolders(root).map(sectionName).sort();

/** The folder of the shell or of a section of a project; undefined if it has none of this name. */
export const folderNamed = (name: string, root = workspaceRoot): string | undefined =>
  [path.join(root, 'shell'), ...sectionFolders(root)]
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
    .find((dir) => sectionName(dir) === name);

/** The folders that are built: the shell, then the sections. */
export const buildFolders = (): string[] => [path.join(workspaceRoot, 'shell'), ...sectionFolders(workspaceRoot)];
