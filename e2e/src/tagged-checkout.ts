import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './built-section.ts';

const root = path.resolve(import.meta.dirname, '../..');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The newest tag of a released toolkit in this commit's history, such as `toolkit-1.1.0`; undefined where none is known. */
export function lastToolkitTag(): string | undefined {
  try {
    const [newest] = git('tag', '--list', 'toolkit-*', '--merged', 'HEAD', '--sort=-v:refname').split('\n');
    return newest || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes the project at a tag into a folder below this one, where Node finds the installed packages: third-party packages are those
 * of the current project.
 * @returns the folder.
 */
export function checkOutTag(tag: string): string {
  const folder = path.join(root, 'test-results', tag);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const archive = path.join(root, 'test-results', `${tag}.tar`);
  git('archive', '--output', archive, tag);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  fs.rmSync(archive);
  // The workspaces are those of the tag: these links are relative.
  const own = path.join(root, 'node_modules/@viit');
  fs.cpSync(own, path.join(folder, 'node_modules/@viit'), { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Builds the shell of a checkout. @returns the folder of the build. */
export async function buildShell(checkout: string): Promise<string> {
  const folder = path.join(checkout, 'shell');
  await runNode(folder, [path.join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'build']);
  return path.join(folder, 'dist');
}
