import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';

/** The file that makes a folder an export. */
export const markFile = 'export.json';

/**
 * Where an export goes. The name that was asked for is a link to a folder beside it, so that one step exchanges the whole
 * export: whoever reads, and whatever is cut short, meets the former one or the new one.
 */
export interface ExportPlace {
  /** The folder that is written. */
  fresh: string;
  /** Makes it the export. */
  show(): void;
  /** Takes away what is not the export, however it went. */
  tidy(): void;
}

/** @throws CliError where something else is at that name. */
export function openPlace(out: string): ExportPlace {
  const held = whatIsAt(out);
  const parent = path.dirname(out);
  const prefix = `.${path.basename(out)}.export-`;
  fs.mkdirSync(parent, { recursive: true });
  const fresh = fs.mkdtempSync(path.join(parent, `${prefix}${process.pid}-`));
  // mkdtemp makes it for its owner alone; the web server is another user.
  fs.chmodSync(fresh, 0o755);
  return {
    fresh,
    show() {
      const link = `${fresh}.link`;
      fs.symlinkSync(path.basename(fresh), link);
      if (held === 'empty') fs.rmdirSync(out);
      // Copied here from elsewhere: a link cannot take a folder's place, so it steps aside for a moment.
      if (held === 'folder') fs.renameSync(out, `${fresh}.former`);
      fs.renameSync(link, out);
    },
    tidy() {
      const shown = fs.lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() ? fs.readlinkSync(out) : undefined;
      for (const name of fs.readdirSync(parent)) {
        const pid = new RegExp(`^${escaped(prefix)}(\\d+)-`).exec(name)?.[1];
        if (!pid || name === shown || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
        fs.rmSync(path.join(parent, name), { recursive: true, force: true });
      }
    },
  };
}

function whatIsAt(out: string): 'nothing' | 'empty' | 'link' | 'folder' {
  const found = fs.lstatSync(out, { throwIfNoEntry: false });
  if (!found) return 'nothing';
  const isExport = fs.existsSync(path.join(out, markFile));
  if (found.isSymbolicLink() && isExport) return 'link';
  if (found.isDirectory() && fs.readdirSync(out).length === 0) return 'empty';
  if (found.isDirectory() && isExport) return 'folder';
  throw new CliError(
    `${out} holds something that is no former export (it has no ${markFile}), and an export takes the place of all that is there. Name another folder with --out, or empty this one.`,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
