import fs from 'node:fs';
import path from 'node:path';

/* A complete build replaces `dist`. So `dist` is always whole, even if two processes build at once or one is killed. */

const prefix = '.dist-';

const abandonedMs = 60 * 60 * 1000;

export const unfinishedFolder = (dir: string): string => path.join(dir, `${prefix}${process.pid}`);

/** Also deletes what killed builds left. */
export function prepareFolder(dir: string): void {
  for (const name of fs.readdirSync(dir).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(dir, name);
    const age = Date.now() - (fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (folder === unfinishedFolder(dir) || age > abandonedMs) fs.rmSync(folder, { recursive: true, force: true });
  }
  fs.mkdirSync(unfinishedFolder(dir), { recursive: true });
}

export const discardFolder = (dir: string): void => fs.rmSync(unfinishedFolder(dir), { recursive: true, force: true });

/** The last of several builds stays. */
export function replaceDist(dir: string): void {
  const dist = path.join(dir, 'dist');
  const previous = `${unfinishedFolder(dir)}-previous`;
  for (;;) {
    fs.rmSync(previous, { recursive: true, force: true });
    renameIf(dist, previous, ['ENOENT']);
    // Another build may have finished in between.
    if (renameIf(unfinishedFolder(dir), dist, ['ENOTEMPTY', 'EEXIST', 'EPERM'])) break;
  }
  fs.rmSync(previous, { recursive: true, force: true });
}

function renameIf(from: string, to: string, reasons: readonly string[]): boolean {
  try {
    fs.renameSync(from, to);
    return true;
  } catch (error) {
    if (reasons.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}
