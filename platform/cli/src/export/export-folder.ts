import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';

/** Identifies an export. */
export const summaryFile = 'export.json';

/**
 * The requested name is a symbolic link to a folder beside it, so that readers see the previous export or the new one, even
 * after an interruption.
 * @throws CliError if something other than an export has that name.
 */
export function openExportFolder(out: string) {
  const existing = inspect(out);
  const parent = path.dirname(out);
  const prefix = `.${path.basename(out)}.export-`;
  fs.mkdirSync(parent, { recursive: true });
  const folder = fs.mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // mkdtemp permits only the owner; the web server is another user.
  fs.chmodSync(folder, 0o755);
  return {
    /** New folder for the files. */
    path: folder,
    /** Points the link at the new folder. */
    publish(): void {
      const link = `${folder}.link`;
      fs.symlinkSync(path.basename(folder), link);
      if (existing === 'empty') fs.rmdirSync(out);
      // An export was copied here: a link cannot replace a folder.
      if (existing === 'folder') fs.renameSync(out, `${folder}.previous`);
      fs.renameSync(link, out);
    },
    /** Deletes all other folders, also after a failure. */
    cleanUp(): void {
      const published = fs.lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()
        ? fs.readlinkSync(out)
        : undefined;
      for (const name of fs.readdirSync(parent)) {
        const pid = new RegExp(`^${escapeRegExp(prefix)}(\\d+)-`).exec(name)?.[1];
        if (!pid || name === published || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
        fs.rmSync(path.join(parent, name), { recursive: true, force: true });
      }
    },
  };
}

function inspect(out: string): 'nothing' | 'empty' | 'link' | 'folder' {
  const found = fs.lstatSync(out, { throwIfNoEntry: false });
  if (!found) return 'nothing';
  const isExport = fs.existsSync(path.join(out, summaryFile));
  if (found.isSymbolicLink() && isExport) return 'link';
  if (found.isDirectory() && fs.readdirSync(out).length === 0) return 'empty';
  if (found.isDirectory() && isExport) return 'folder';
  throw new CliError(
    'folder-in-use',
    `${out} contains something that is not an earlier export (it has no ${summaryFile}), and an export replaces everything there. Choose another folder with --out, or empty this one.`,
  );
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
