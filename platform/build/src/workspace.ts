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

interface PackageFacts {
  version: string;
  /** Ranges of the shared modules, by module. */
  versions: Record<string, string>;
}

/** Reads a section's or the shell's package.json: its version, and the ranges that it asks of what is shared. */
export function readPackage(dir: string): PackageFacts {
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

/** The version of a package as it is installed. */
export function installedVersion(name: string, from: string): string {
  const require = createRequire(path.join(from, 'package.json'));
  let dir = path.dirname(require.resolve(name));
  for (;;) {
    const file = path.join(dir, 'package.json');
    if (fs.existsSync(file)) {
      const found = JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string; version?: string };
      if (found.name === name && found.version) return found.version;
    }
    const up = path.dirname(dir);
    if (up === dir)
      throw new Error(`The package ${name} has no package.json above ${require.resolve(name)}; run npm ci.`);
    dir = up;
  }
}

/** The folders of everything that is built: the shell first, then the sections by name. */
export function buildFolders(): string[] {
  const remotes = path.join(workspaceRoot, 'remotes');
  const sections = fs
    .readdirSync(remotes, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(remotes, entry.name, 'rspack.config.ts')))
    .map((entry) => path.join(remotes, entry.name));
  return [path.join(workspaceRoot, 'shell'), ...sections.sort()];
}
