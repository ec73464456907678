import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { sharedModules } from './shared-modules.ts';

/** The project's folder: the nearest one above with a lock file, for sources and for compiled JavaScript alike. */
export const workspaceRoot = (() => {
  let dir = import.meta.dirname;
  while (!fs.existsSync(path.join(dir, 'package-lock.json'))) dir = path.dirname(dir);
  return dir;
})();

const packageSchema = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});

interface PackageInfo {
  version: string;
  /** Ranges of the shared modules, by module. */
  versions: Record<string, string>;
}

/** Reads the version and the ranges of shared modules from the package.json of a section or of the shell. */
export function readPackage(dir: string): PackageInfo {
  const {
    version,
    dependencies = {},
    peerDependencies = {},
  } = packageSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')));
  const all = { ...dependencies, ...peerDependencies };
  const versions: Record<string, string> = {};
  for (const module of sharedModules) {
    const range = all[module] ?? all[module.split('/')[0] ?? module];
    if (range) versions[module] = range;
  }
  return { version, versions };
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

/** The names of the sections of a checkout, sorted. Tests that concern several sections are beside their folders. */
export const sectionNames = (root = workspaceRoot): string[] =>
  fs
    .readdirSync(path.join(root, 'remotes'))
    .filter((name) => fs.existsSync(path.join(root, 'remotes', name, 'package.json')))
    .sort();

/** The folders that are built: the shell, then the sections by name. */
export const buildFolders = (): string[] => [
  path.join(workspaceRoot, 'shell'),
  ...sectionNames().map((name) => path.join(workspaceRoot, 'remotes', name)),
];
