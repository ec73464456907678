import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readToolkit } from '@viit/packages/testing/next-toolkit';
import { installPackages } from '@viit/packages/testing/outside-folder';

const root = path.resolve(import.meta.dirname, '../..');

/** Where `npm run packages` writes. */
export const packedToolkit = path.join(root, 'platform/packages/dist');

/** Runs a program of Node. @returns its output. @throws with its output if it fails. */
export const runNode = (cwd: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 26 }, (error, out, err) =>
      error ? reject(new Error(`${args.join(' ')}:\n${out}${err}`)) : resolve(out + err),
    );
    child.stdin?.end();
  });

/** Packs the toolkit of a checkout, as `npm run packages` does. @returns its folder. */
export async function packToolkit(checkout = root): Promise<string> {
  await runNode(checkout, ['--import', 'tsx/esm', 'platform/packages/src/run.ts']);
  return path.join(checkout, 'platform/packages/dist');
}

/** A section to build. */
interface BuiltSection {
  /** An empty folder, outside of the project. */
  folder: string;
  name: string;
  /** The folder of a packed toolkit. */
  toolkit: string;
  /** The site that the section is for. */
  site: string;
}

/**
 * Creates the repository of a section with a toolkit's create-section, installs this toolkit's packages, and builds it. Uses this project's third-party packages.
 * @returns the folder of the build.
 */
export async function buildSection({ folder, name, toolkit, site }: BuiltSection): Promise<string> {
  const create = path.join(toolkit, 'unpacked/create-section/dist/main.js');
  const parent = path.dirname(folder);
  fs.mkdirSync(parent, { recursive: true });
  const answers = [name, '--title', titleOf(name), '--site', site, '--folder', path.basename(folder)];
  await runNode(parent, [create, ...answers]);
  await useToolkit(folder, toolkit);
  return path.join(folder, 'dist');
}

/** Builds a section with another toolkit, as after `npm install`. */
export async function useToolkit(folder: string, toolkit: string): Promise<void> {
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true });
  await installPackages(folder, toolkit, readToolkit(toolkit));
  await runNode(folder, ['node_modules/@viit/toolkit/dist/build/rspack.js', 'build']);
}

/** The heading of its first page. */
export const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
