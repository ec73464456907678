import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolders, workspaceRoot } from '@viit/build';
import { budgets, type Manifest, manifestSchema, pageBudgets } from '@viit/contract';
import { formatKilobytes } from '@viit/contract/file-size';

/*
 * Compares the gzip sizes of what visitors download with the budgets in shared/contract/src/budgets.ts. Prints each size with
 * its margin and fails if one is over its limit. The end-to-end tests measure the pages' HTML, which only they have.
 */

interface Measurement {
  name: string;
  bytes: number;
  limit: number;
}

const readManifest = (dir: string): Manifest =>
  manifestSchema.parse(JSON.parse(fs.readFileSync(path.join(dir, 'dist/manifest.json'), 'utf8')));
const readClientFile = (dir: string, file: string) => fs.readFileSync(path.join(dir, 'dist/client', file));
const gzippedSize = (dir: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readClientFile(dir, file), { level: 9 }).length, 0);
/** Without the shell's development build, which visitors never get. */
const clientFiles = (manifest: Manifest, ending: string) =>
  manifest.files
    .map((file) => file.path)
    .filter((file) => /^client\/(?!development\/)/.test(file) && file.endsWith(ending))
    .map((file) => file.slice('client/'.length));

function measureShell(dir: string): Measurement[] {
  const manifest = readManifest(dir);
  const fonts = clientFiles(manifest, '.woff2').reduce((sum, file) => sum + readClientFile(dir, file).length, 0);
  return [
    {
      name: 'shell: JavaScript needed to hydrate',
      bytes: gzippedSize(dir, manifest.entry.scripts),
      limit: budgets.hydrate,
    },
    { name: 'shell: all JavaScript', bytes: gzippedSize(dir, clientFiles(manifest, '.js')), limit: budgets.shell },
    { name: 'fonts', bytes: fonts, limit: budgets.fonts },
  ];
}

function measureSection(dir: string): Measurement[] {
  const manifest = readManifest(dir);
  const limit = pageBudgets[manifest.name];
  if (!limit) throw new Error(`Give the pages of ${manifest.name} a budget in shared/contract/src/budgets.ts.`);
  return [
    { name: `${manifest.name}: entry`, bytes: gzippedSize(dir, manifest.entry.scripts), limit: budgets.entry },
    ...manifest.pages.flatMap(({ path: address, scripts, islands }) => [
      { name: address, bytes: gzippedSize(dir, scripts), limit },
      // Islands load while the page is read; all of them together share the budget of the first view.
      ...(islands
        ? [{ name: `${address} with all its islands`, bytes: gzippedSize(dir, [...scripts, ...islands]), limit }]
        : []),
    ]),
  ];
}

const [shell = path.join(workspaceRoot, 'shell'), ...sections] = buildFolders();
const measurements = [...measureShell(shell), ...sections.flatMap(measureSection)];
for (const { name, bytes, limit } of measurements) {
  const margin = limit - bytes;
  console.log(
    `${name.padEnd(38)} ${formatKilobytes(bytes).padStart(9)} of ${formatKilobytes(limit).padStart(9)}  ${margin < 0 ? `${formatKilobytes(-margin)} OVER` : `${formatKilobytes(margin)} left`}`,
  );
}
if (measurements.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
