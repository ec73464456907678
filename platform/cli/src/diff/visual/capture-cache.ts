import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Capture, widths } from './capture-page.ts';

/** Part of the keys: increase it when captures change. */
const captureVersion = 2;

const findingsSchema = z.object({ axe: z.array(z.string()), console: z.array(z.string()), layoutShift: z.number() });

export type CaptureCache = ReturnType<typeof openCaptureCache>;

/** The same HTML and public files look the same in the same browser. */
export const captureKey = (html: string, files: string, browser: string): string =>
  createHash('sha256')
    .update([captureVersion, html, files, browser, widths.join()].join(' '))
    .digest('hex')
    .slice(0, 32);

/** Since the last read. */
const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Keyed by the page's HTML and the site's files. Deletes old captures, and those read longest ago above `maxBytes`. */
export function openCaptureCache(folder: string, maxBytes = 1_000_000_000) {
  fs.mkdirSync(folder, { recursive: true });
  deleteOld(folder, maxBytes);
  return {
    read(key: string): Capture | undefined {
      const own = path.join(folder, key);
      if (!fs.existsSync(own)) return undefined;
      try {
        fs.utimesSync(own, new Date(), new Date());
        const findings = findingsSchema.parse(JSON.parse(fs.readFileSync(path.join(own, 'findings.json'), 'utf8')));
        const pictures = new Map(
          widths.map((width) => [width as number, fs.readFileSync(path.join(own, `${width}.png`))]),
        );
        return { ...findings, pictures, isComplete: true };
      } catch {
        // Deleted by another command, or damaged: the page is captured again.
        fs.rmSync(own, { recursive: true, force: true });
        return undefined;
      }
    },
    /** Stores only complete captures: a slow page would differ for weeks. */
    write(key: string, { pictures, isComplete, ...findings }: Capture): void {
      if (!isComplete) return;
      // Another command may write the same capture: the folder must appear complete.
      const temporary = fs.mkdtempSync(path.join(folder, 'new-'));
      for (const [width, png] of pictures) fs.writeFileSync(path.join(temporary, `${width}.png`), png);
      fs.writeFileSync(path.join(temporary, 'findings.json'), JSON.stringify(findings));
      try {
        fs.renameSync(temporary, path.join(folder, key));
      } catch {
        fs.rmSync(temporary, { recursive: true, force: true });
      }
    },
  };
}

function deleteOld(folder: string, maxBytes: number): void {
  const captures = fs.readdirSync(folder).flatMap((name) => readSize(path.join(folder, name)));
  let total = 0;
  for (const { full, bytes, readMs } of captures.sort((a, b) => b.readMs - a.readMs)) {
    total += bytes;
    const isOld = readMs < Date.now() - maxAgeMs;
    if (isOld || total > maxBytes) fs.rmSync(full, { recursive: true, force: true });
  }
}

/** Empty if another command renames or deletes the folder. */
function readSize(full: string): { full: string; bytes: number; readMs: number }[] {
  try {
    const bytes = fs.readdirSync(full).reduce((sum, file) => sum + fs.statSync(path.join(full, file)).size, 0);
    return [{ full, bytes, readMs: fs.statSync(full).mtimeMs }];
  } catch {
    return [];
  }
}
