import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Capture, widths } from './capture-page.ts';

/** Part of the keys: raise it when the same page is captured in another way. */
const captureVersion = 2;

const findingsSchema = z.object({ axe: z.array(z.string()), console: z.array(z.string()), layoutShift: z.number() });

/** Captures that were made before, in a folder, by what the page shows: its HTML and the site's files. */
export interface CaptureCache {
  read(key: string): Capture | undefined;
  /** Keeps a capture, unless the page had not finished: a slow moment would be found as a difference for weeks. */
  write(key: string, capture: Capture): void;
}

/** The key of a page: the same HTML with the same public files looks the same, in the same browser. */
export const captureKey = (html: string, files: string, browser: string): string =>
  createHash('sha256')
    .update([captureVersion, html, files, browser, widths.join()].join(' '))
    .digest('hex')
    .slice(0, 32);

/** Captures that have not been read for this long are deleted. */
const maxAgeMs = 30 * 24 * 3600 * 1000;

/** Opens the cache, and deletes what is old, or exceeds `maxBytes`, first what has not been read for the longest time. */
export function openCaptureCache(folder: string, maxBytes = 1_000_000_000): CaptureCache {
  fs.mkdirSync(folder, { recursive: true });
  deleteOld(folder, maxBytes);
  return {
    read(key) {
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
        // Another command deletes it at this moment, or it is damaged: the page is captured again.
        fs.rmSync(own, { recursive: true, force: true });
        return undefined;
      }
    },
    write(key, { pictures, isComplete, ...findings }) {
      if (!isComplete) return;
      // Another command may write the same capture: the folder appears complete or not at all.
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

/** Nothing where another command renames or deletes the folder at this moment. */
function readSize(full: string): { full: string; bytes: number; readMs: number }[] {
  try {
    const bytes = fs.readdirSync(full).reduce((sum, file) => sum + fs.statSync(path.join(full, file)).size, 0);
    return [{ full, bytes, readMs: fs.statSync(full).mtimeMs }];
  } catch {
    return [];
  }
}
