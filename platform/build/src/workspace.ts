import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildName } from '@viit/contract';
import { z } from 'zod';
import { sharedModules } from './shared-modules.ts';

/** The project's folder: the nearest one above with a lock file, for sources and for compiled JavaScript alike. */
export const workspaceRoot = (() => {
  let dir = import.meta.dirname;
  while (!fs.existsSync(path.join(dir, 'package-lock.json'))) dir = path.dirname(dir);
  return dir;
})();

const configurationSchema = z.object({ section: buildName.optional() });

const packageSchema = z.object({
  version: z.string(),
  viit: configurationSchema.optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

interface PackageInfo {
  /** The configured name of the section, or `shell`. */
  name: string;
  version: string;
  /** Ranges of the shared modules, by module. */
  versions: Record<string, string>;
}

const readPackageFile = (dir: string) => packageSchema.parse(readJson(path.join(dir, 'package.json')));

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * The name of a section, or `shell`: `viit.section` in its package.json, else `section` in its viit.config.json. The name of the
 * folder does not matter.
 * @throws if neither file has it.
 */
export function sectionName(dir: string): string {
  const config = path.join(dir, 'viit.config.json');
  const { section } = readPackageFile(dir).viit ?? {};
  const name = section ?? (fs.existsSync(config) ? configurationSchema.parse(readJson(config)).section : undefined);
  if (name) return name;
  throw new Error(
    `The package in ${dir} does not say which section it is. Add it to its package.json: "viit": { "section": "library" }.`,
  );
}

/** Reads the name, the version and the ranges of shared modules of a section or of the shell. */
export function readPackage(dir: string): PackageInfo {
  const { version, dependencies = {}, peerDependencies = {} } = readPackageFile(dir);
  const all = { ...dependencies, ...peerDependencies };
  const versions: Record<string, string> = {};
  for (const module of sharedModules) {
    const range = all[module] ?? all[module.split('/')[0] ?? module];
    if (range) versions[module] = range;
  }
  return { name: sectionName(dir), version, versions };
}

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

/** The folders of a checkout's sections, sorted. Tests that concern several sections are beside their folders. */
const sectionFolders = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, 'remotes'))
    .map((folder) => path.join(root, 'remotes', folder))
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')))
    .sort();

/** The names of the sections of a checkout, sorted. */
export const sectionNames = (root = workspaceRoot): string[] => sectionFolders(root).map(sectionName).sort();

/** The folder of the shell or of a section of a checkout; undefined if it has none of this name. */
export const folderNamed = (name: string, root = workspaceRoot): string | undefined =>
  [path.join(root, 'shell'), ...sectionFolders(root)].find((dir) => sectionName(dir) === name);

/** The folders that are built: the shell, then the sections. */
export const buildFolders = (): string[] => [path.join(workspaceRoot, 'shell'), ...sectionFolders(workspaceRoot)];
