import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { budgets } from './budgets.ts';
import { formatKilobytes } from './file-size.ts';
import type { Manifest, ManifestPage } from './manifest.ts';

/* Node.js only. */

export interface Measurement {
  /** Such as `/exams: scripts`. */
  name: string;
  /** In bytes, or a number of pages. */
  value: number;
  limit: number;
  /** Every page of the build needs it. */
  isEntry?: boolean;
  format: (value: number) => string;
}

type ReadFile = (path: string) => Promise<Uint8Array>;

const compress = promisify(gzip);

const codeFile = /^(?:client\/|server\/(?!maps\/))/;
const sourceMap = /^server\/maps\//;
const stylesheet = /^(?!server\/).*\.css$/i;
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Everything with a budget except HTML. */
export async function measureBuild(manifest: Manifest, read: ReadFile): Promise<Measurement[]> {
  const compressed = compressedSizes(read);
  const pages: Pick<Measurement, 'name' | 'value' | 'limit'>[] = [];
  for (const page of manifest.pages) pages.push(...(await measurePage(manifest, page, compressed)));
  return [
    ...(await measureEntry(manifest, compressed)),
    ...pages.map(({ name, value, limit }) => kilobytes(name, value, limit)),
    ...measureManifest(manifest),
    kilobytes('rows in the page table', await measureRows(manifest), budgets.table),
  ];
}

const kilobytes = (name: string, value: number, limit: number) => ({ name, value, limit, format: formatKilobytes });

export function measureManifest(manifest: Manifest): Measurement[] {
  const files = manifest.files
    .filter(({ path }) => path.startsWith('public/') || (path.startsWith('client/') && picture.test(path)))
    .map(({ path, size }) => kilobytes(path, size, picture.test(path) ? budgets.picture : budgets.file));
  return [
    ...files,
    ...(manifest.kind === 'section'
      ? [kilobytes('stylesheets, not compressed', totalSize(manifest, stylesheet), budgets.stylesheets)]
      : []),
    kilobytes('code, not compressed', totalSize(manifest, codeFile), budgets.code),
    kilobytes('source maps', totalSize(manifest, sourceMap), budgets.maps),
    {
      name: 'pages, with variants and former addresses',
      value: countPages(manifest),
      limit: budgets.pages,
      format: String,
    },
  ];
}

/** One after the other: a server compresses on the threads that read files for visitors. */
function compressedSizes(read: ReadFile) {
  const cache = new Map<string, number>();
  return async (files: readonly string[]) => {
    let sum = 0;
    for (const file of files) {
      const size = cache.get(file) ?? (await compress(await read(`client/${file}`))).length;
      cache.set(file, size);
      sum += size;
    }
    return sum;
  };
}

type CompressedSize = ReturnType<typeof compressedSizes>;

async function measureEntry({ kind, entry, files }: Manifest, compressed: CompressedSize): Promise<Measurement[]> {
  const format = formatKilobytes;
  const value = await compressed(entry.scripts);
  if (kind === 'section') return [{ name: 'entry', value, limit: budgets.entry, isEntry: true, format }];
  // Visitors never get the shell's development build.
  const clientFiles = files.filter(({ path }) => /^client\/(?!development\/)/.test(path));
  const scripts = clientFiles
    .filter(({ path }) => path.endsWith('.js'))
    .map(({ path }) => path.slice('client/'.length));
  const fonts = clientFiles.filter(({ path }) => path.endsWith('.woff2')).reduce((sum, { size }) => sum + size, 0);
  return [
    { name: 'JavaScript needed to hydrate', value, limit: budgets.hydrate, isEntry: true, format },
    { name: 'all JavaScript', value: await compressed(scripts), limit: budgets.shell, format },
    { name: 'fonts', value: fonts, limit: budgets.fonts, format },
  ];
}

async function measurePage(
  { kind }: Manifest,
  { path, scripts, styles, islands, scriptBudget: limit = budgets.pageScripts }: ManifestPage,
  compressed: CompressedSize,
): Promise<Pick<Measurement, 'name' | 'value' | 'limit'>[]> {
  const measured = [{ name: `${path}: styles`, value: await compressed(styles), limit: budgets.styles }];
  // The shell's pages count in its own budget.
  if (kind === 'shell') return measured;
  return [
    { name: `${path}: scripts`, value: await compressed(scripts), limit },
    // All islands together have the first view's budget.
    ...(islands
      ? [{ name: `${path}: scripts with all islands`, value: await compressed([...scripts, ...islands]), limit }]
      : []),
    ...measured,
  ];
}

const measureRows = async ({ pages, documents }: Manifest): Promise<number> =>
  (await compress(JSON.stringify([pages, documents]))).length;

const totalSize = ({ files }: Manifest, pattern: RegExp): number =>
  files.filter(({ path }) => pattern.test(path)).reduce((sum, { size }) => sum + size, 0);

const countPages = ({ pages }: Manifest): number =>
  pages.reduce(
    (sum, { variants = [], formerPaths = [] }) => sum + Math.max(1, variants.length) + formerPaths.length,
    0,
  );
