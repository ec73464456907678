import fs from 'node:fs';
import path from 'node:path';

/*
 * A build is compiled into a folder of its own, which takes the place of `dist` when it is complete. So `dist` is always one
 * whole build, whether another process builds the same sources or this one is killed.
 */

const prefix = '.dist-';

/** After this time a folder was left behind by a build that was killed. */
const abandonedMs = 60 * 60 * 1000;

/** Where this process compiles a package. */
export const unfinishedFolder = (dir: string): string => path.join(dir, `${prefix}${process.pid}`);

/** Starts with an empty folder, and deletes those that killed builds have left behind. */
export function prepareFolder(dir: string): void {
  for (const name of fs.readdirSync(dir).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(dir, name);
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (folder === unfinishedFolder(dir) || age > abandonedMs) fs.rmSync(folder, { recursive: true, force: true });
  }
  fs.mkdirSync(unfinishedFolder(dir), { recursive: true });
}

/** Deletes what a build that failed has written. */
export const discardFolder = (dir: string): void => fs.rmSync(unfinishedFolder(dir), { recursive: true, force: true });

/** Puts the finished folder in the place of `dist`. Of several builds that finish, the last one stays. */
export function replaceDist(dir: string): void {
  const dist = path.join(dir, 'dist');
  const former = `${unfinishedFolder(dir)}-former`;
  for (;;) {
    fs.rmSync(former, { recursive: true, force: true });
    renameIf(dist, former, ['ENOENT']);
    // Another build may have finished between these two lines.
    if (renameIf(unfinishedFolder(dir), dist, ['ENOTEMPTY', 'EEXIST', 'EPERM'])) break;
  }
  fs.rmSync(former, { recursive: true, force: true });
}

/** @returns false where it fails for one of these reasons. */
function renameIf(from: string, to: string, reasons: readonly string[]): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch (error) {
    if (reasons.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
