import fs from 'node:fs';
import path from 'node:path';
import type { Toolkit } from '@viit/contract';
import { tarballIntegrity } from '../toolkits/check-package.ts';
import { makeArchive } from './sample-archives.ts';

/** A package for tests: a module that exports its version. */
export interface SamplePackage {
  name: string;
  version: string;
  /** Added to its package.json. */
  manifest?: object;
  /** More files, by their paths in the tarball. */
  files?: Readonly<Record<string, string>>;
}

/** Packs a package as npm does. */
export function sampleTarball({ name, version, manifest = {}, files = {} }: SamplePackage): Buffer {
  const all = {
    'package/package.json': JSON.stringify({ name, version, type: 'module', exports: './index.js', ...manifest }),
    'package/index.js': `export const version = '${version}';\n`,
    ...files,
  };
  return makeArchive(...Object.entries(all).map(([path, text]) => ({ path, text })));
}

/** The packages of a toolkit, all with its version. */
const samplePackages = (version: string): SamplePackage[] =>
  ['@viit/runtime', '@viit/ui', '@viit/toolkit', '@viit/create-section'].map((name) => ({ name, version }));

export interface SampleToolkit {
  version: string;
  packages?: readonly SamplePackage[];
  /** Changes the finished toolkit.json. */
  change?: (toolkit: Toolkit) => unknown;
  /** Tarballs that replace the packages' own, by file. */
  tarballs?: Readonly<Record<string, Buffer>>;
}

/** `@viit/ui` 1.0.0 → `viit-ui-1.0.0.tgz`. */
const fileOf = ({ name, version }: SamplePackage): string => `${name.slice(1).replace('/', '-')}-${version}.tgz`;

/** Writes a packed toolkit into a new folder, as `npm run packages` does. */
export function writeSampleToolkit(
  folder: string,
  { version, packages = samplePackages(version), change = (toolkit) => toolkit, tarballs = {} }: SampleToolkit,
): void {
  fs.mkdirSync(folder, { recursive: true });
  const files = new Map(packages.map((one) => [fileOf(one), sampleTarball(one)]));
  for (const [file, bytes] of Object.entries(tarballs)) files.set(file, bytes);
  for (const [file, bytes] of files) fs.writeFileSync(path.join(folder, file), bytes);
  const entries = packages.map((one) => {
    const file = fileOf(one);
    const integrity = tarballIntegrity(files.get(file) ?? Buffer.alloc(0));
    return { name: one.name, version: one.version, file, integrity };
  });
  fs.writeFileSync(path.join(folder, 'toolkit.json'), JSON.stringify(change({ version, packages: entries })));
}
