import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolders, workspaceRoot } from '@viit/build';
import { budgets, inKb, type Manifest, manifestSchema, pageBudgets } from '@viit/contract';

/*
 * Sizes in gzip, as visitors pay for them, against the limits that the project has set itself. Prints each with its
 * margin; fails past a limit. Documents (HTML) are measured by the composed tests, which have them.
 */

interface Measured {
  name: string;
  bytes: number;
  limit: number;
}

const read = (dir: string): Manifest =>
  manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8')));
const bytesOf = (dir: string, file: string) => fs.readFileSync(path.join(dir, 'dist/client', file));
const zipped = (dir: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(bytesOf(dir, file), { level: 9 }).length, 0);
/** Without the shell's development flavour, which no visitor is sent. */
const clientFiles = (manifest: Manifest, ending: string) =>
  manifest.files
    .map((file) => file.path)
    .filter((file) => /^client\/(?!development\/)/.test(file) && file.endsWith(ending))
    .map((file) => file.slice('client/'.length));

function measureShell(dir: string): Measured[] {
  const manifest = read(dir);
  const fonts = clientFiles(manifest, '.woff2').reduce((sum, file) => sum + bytesOf(dir, file).length, 0);
  return [
    { name: 'shell: JavaScript needed to hydrate', bytes: zipped(dir, manifest.entry.scripts), limit: budgets.hydrate },
    { name: 'shell: all JavaScript', bytes: zipped(dir, clientFiles(manifest, '.js')), limit: budgets.shell },
    { name: 'fonts', bytes: fonts, limit: budgets.fonts },
  ];
}

function measureSection(dir: string): Measured[] {
  const manifest = read(dir);
  const limit = pageBudgets[manifest.name];
  if (!limit) throw new Error(`Give the pages of ${manifest.name} a budget in shared/contract/src/budgets.ts.`);
  return [
    { name: `${manifest.name}: entry`, bytes: zipped(dir, manifest.entry.scripts), limit: budgets.entry },
    ...manifest.pages.flatMap(({ path: address, scripts, islands }) => [
      { name: address, bytes: zipped(dir, scripts), limit },
      // Fetched while it is read: all of it together is held to what the first view may take.
      ...(islands
        ? [{ name: `${address} with all its islands`, bytes: zipped(dir, [...scripts, ...islands]), limit }]
        : []),
    ]),
  ];
}

const [shell = path.join(workspaceRoot, 'shell'), ...sections] = buildFolders();
const measured = [...measureShell(shell), ...sections.flatMap(measureSection)];
for (const { name, bytes, limit } of measured) {
  const margin = limit - bytes;
  console.log(
    `${name.padEnd(38)} ${inKb(bytes).padStart(9)} of ${inKb(limit).padStart(9)}  ${margin < 0 ? `${inKb(-margin)} TOO MUCH` : `${inKb(margin)} left`}`,
  );
}
if (measured.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
