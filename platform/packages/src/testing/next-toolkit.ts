import fs from 'node:fs';
import path from 'node:path';
import type { Toolkit } from '@viit/contract';
import { integrityOf, pack } from '../pack.ts';

/** Differences of the next toolkit. */
interface NextToolkit {
  /** The version of the toolkit, and of the packages that have changed. */
  version: string;
  /** Changes of files, of which a build compiles those in `src`: `ui/src/button/button.tsx`. A package with such a file has changed. */
  changes: Readonly<Record<string, (text: string) => string>>;
}

/**
 * Derives the next toolkit from a packed one, with what packing changed sources would give: new versions, other bytes, a
 * `toolkit.json`. It takes a second; packing the sources takes twenty.
 * @param from the folder of the packed toolkit. @param out the folder for the next one.
 */
export async function writeNextToolkit(from: string, out: string, next: NextToolkit): Promise<Toolkit> {
  const previous = readToolkit(from);
  fs.cpSync(path.join(from, 'unpacked'), path.join(out, 'unpacked'), { recursive: true });
  for (const [file, change] of Object.entries(next.changes)) edit(path.join(out, 'unpacked', file), change);
  const changed = new Set(['toolkit', ...Object.keys(next.changes).map((file) => file.split('/')[0])]);
  const packages = await Promise.all(
    previous.packages.map(async (one) => {
      const folder = path.posix.basename(one.name);
      const unpacked = path.join(out, 'unpacked', folder);
      const version = changed.has(folder) ? next.version : one.version;
      if (version !== one.version) {
        const before = `"version": "${one.version}"`;
        edit(path.join(unpacked, 'package.json'), (text) => text.replace(before, `"version": "${version}"`));
      }
      const packed = await pack(unpacked);
      const file = one.file.replace(one.version, version);
      fs.writeFileSync(path.join(out, file), packed);
      return { ...one, version, file, integrity: integrityOf(packed) };
    }),
  );
  const toolkit = { version: next.version, packages };
  fs.writeFileSync(path.join(out, 'toolkit.json'), JSON.stringify(toolkit));
  return toolkit;
}

/** Reads a packed toolkit's folder. */
export const readToolkit = (folder: string): Toolkit =>
  JSON.parse(fs.readFileSync(path.join(folder, 'toolkit.json'), 'utf8'));

function edit(file: string, change: (text: string) => string): void {
  const text = fs.readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The change does not match ${file} any more. Adapt the test to the file.`);
  fs.writeFileSync(file, changed);
}
