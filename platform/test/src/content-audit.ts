import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFolders, workspaceRoot } from '@viit/build';
import { type Manifest, manifestSchema } from '@viit/contract';
import { type PageFiles, pagesOf, sampleFields, sourcesOf } from './page-sources.ts';

/*
 * `npm run content:audit`: lists the sample content that the institute has yet to replace, by page and field, as a table or
 * (`--json`) as JSON. It reads each content file's `export const sample`, the seed lists of the content API, and the documents
 * of finished builds whose file is not in `public/`.
 */

/** One field, list or document that is still sample content. */
export interface SampleRow {
  kind: 'text' | 'list' | 'document';
  /** Routes of the pages that show it; `every page` for the shell's own, empty if no page imports it. */
  pages: string[];
  /** Path of the field in its file, or the document's address. */
  field: string;
  /** The file to edit or to supply; relative to the project. */
  file: string;
}

/** All sample content, sorted by page and file. */
export function auditContent(): SampleRow[] {
  const [shell = '', ...sections] = buildFolders();
  const pages = sections.flatMap(pagesOf);
  const rows = [
    ...sampleTexts(path.join(workspaceRoot, 'shared/contract'), () => ['every page']),
    ...sampleTexts(shell, () => ['every page']),
    ...sections.flatMap((dir) =>
      sampleTexts(dir, (file) => pages.filter((page) => page.files.has(file)).map((page) => page.path)),
    ),
    ...seedRows(pages),
    ...[shell, ...sections].flatMap(generatedDocuments),
  ];
  const key = ({ pages: [page = ''], file }: SampleRow) => `${page} ${file}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const fromRoot = (file: string) => path.relative(workspaceRoot, file);

const sampleTexts = (dir: string, pagesOfFile: (file: string) => string[]): SampleRow[] =>
  sourcesOf(dir).flatMap((file) =>
    sampleFields(file).map((field) => ({ kind: 'text', pages: pagesOfFile(file), field, file: fromRoot(file) })),
  );

/** The lists that a new database starts with: all of them are sample (platform/server/seed/README.md). */
function seedRows(pages: readonly PageFiles[]): SampleRow[] {
  const folder = path.join(workspaceRoot, 'platform/server/seed');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const name = path.basename(file, '.json');
    const shown = pages.filter(({ lists }) => lists.some((address) => address.startsWith(`/api/${name}/list`)));
    const list = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object[] | Record<string, object[]>;
    const items = Array.isArray(list) ? list : Object.values(list).flat();
    const prefix = Array.isArray(list) ? '[]' : '{code}[]';
    return [...new Set(items.flatMap(Object.keys))].sort().map(
      (field): SampleRow => ({
        kind: 'list',
        pages: shown.map((page) => page.path),
        field: `${prefix}.${field}`,
        file: `platform/server/seed/${file}`,
      }),
    );
  });
}

/** Documents that the last build generated because their file is not supplied; none without a build. */
function generatedDocuments(dir: string): SampleRow[] {
  const manifest = readManifest(dir);
  const missing = manifest?.documents.filter(({ href }) => !fs.existsSync(path.join(dir, 'public', href))) ?? [];
  return missing.map(({ href }) => ({
    kind: 'document',
    pages: [],
    field: href,
    file: fromRoot(path.join(dir, 'public', href)),
  }));
}

function readManifest(dir: string): Manifest | undefined {
  const file = path.join(dir, 'dist/manifest.json');
  return fs.existsSync(file) ? manifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
}

/** The rows as a text table. It only counts documents; the JSON lists each. */
export function auditTable(rows: readonly SampleRow[]): string {
  const listed = rows.filter(({ kind }) => kind !== 'document');
  const cells = listed.map(({ pages, field, file }) => [pages.join(', ') || '(no page)', field, file] as const);
  const widths = [0, 1].map((column) => Math.min(48, Math.max(...cells.map((row) => row[column]?.length ?? 0))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const documents = new Map<string, number>();
  for (const { kind, file } of rows) {
    const build = file.split('/public/')[0] ?? '';
    if (kind === 'document') documents.set(build, (documents.get(build) ?? 0) + 1);
  }
  return [
    line(['PAGE', 'FIELD', 'FILE']),
    ...cells.map(line),
    '',
    `${listed.length} sample fields in ${new Set(listed.map(({ file }) => file)).size} files.`,
    ...[...documents].map(([build, count]) => `${count} documents in ${build}/public are not supplied yet.`),
  ].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = auditContent();
  console.log(process.argv.includes('--json') ? JSON.stringify(rows, null, 1) : auditTable(rows));
}
