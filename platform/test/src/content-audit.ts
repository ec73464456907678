import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildFolders, sectionName, workspaceRoot } from '@viit/build';
import { listsOf } from '@viit/contract';
import { z } from 'zod';
import { documentsWithPages } from './page-documents.ts';
import { type PageFiles, pagesOf, sampleFields, sourcesOf } from './page-sources.ts';

/*
 * `npm run content:audit`: lists sample content that the institute has yet to replace. `--site https://…` omits documents
 * uploaded to that site.
 */

export interface SampleRow {
  kind: 'text' | 'list' | 'document';
  /** Routes; `every page` for the shell's own, empty if no page imports it. */
  pages: string[];
  /** Path of the field in its file, or address of the document. */
  field: string;
  /** Only of documents. */
  section?: string;
  name?: string;
  /** To edit or to add, relative to the project. */
  file: string;
}

/** @param uploaded addresses of uploaded documents. */
export function auditContent(uploaded: ReadonlySet<string> = new Set()): SampleRow[] {
  const [shell = '', ...sections] = buildFolders();
  const pages = sections.flatMap(pagesOf);
  const rows = [
    ...sampleTexts(path.join(workspaceRoot, 'shared/ui'), () => ['every page']),
    ...sampleTexts(shell, () => ['every page']),
    ...sections.flatMap((dir) =>
      sampleTexts(dir, (file) => pages.filter((page) => page.files.has(file)).map((page) => page.path)),
    ),
    ...seedRows(pages),
    ...[shell, ...sections].flatMap(missingDocuments).filter(({ field }) => !uploaded.has(field)),
  ];
  const key = ({ pages: [page = ''], file }: SampleRow) => `${page} ${file}`;
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

const fromRoot = (file: string) => path.relative(workspaceRoot, file);

const sampleTexts = (dir: string, pagesOfFile: (file: string) => string[]): SampleRow[] =>
  sourcesOf(dir).flatMap((file) =>
    sampleFields(file).map((field) => ({ kind: 'text', pages: pagesOfFile(file), field, file: fromRoot(file) })),
  );

/** All entries of these seeds are sample (remotes/home/src/seed/README.md). */
function seedRows(pages: readonly PageFiles[]): SampleRow[] {
  const folder = path.join(workspaceRoot, 'remotes/home/src/seed');
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const collection = { name: path.basename(file, '.json'), title: '', help: '', fields: {}, seed: [] };
    const addresses = listsOf('home', collection, [{ id: ':code' }]).map(([address]) => address);
    const shown = pages.filter(({ lists }) => lists.some((address) => addresses.includes(address)));
    const entries = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as object[];
    return [...new Set(entries.flatMap(Object.keys))].sort().map(
      (field): SampleRow => ({
        kind: 'list',
        pages: shown.map((page) => page.path),
        field: `[].${field}`,
        file: `remotes/home/src/seed/${file}`,
      }),
    );
  });
}

/** Every page shows the shell's. */
function missingDocuments(dir: string): SampleRow[] {
  const section = sectionName(dir);
  const documents = documentsWithPages(dir).filter(({ href }) => !fs.existsSync(path.join(dir, 'public', href)));
  return documents.map(({ name, href, pages }) => ({
    kind: 'document',
    pages: section === 'shell' ? ['every page'] : pages,
    field: href,
    file: fromRoot(path.join(dir, 'public', href)),
    ...{ section, name },
  }));
}

export function auditTable(rows: readonly SampleRow[]): string {
  const listed = rows.filter(({ kind }) => kind !== 'document');
  const cells = listed.map(({ pages, field, file }) => [pages.join(', ') || '(no page)', field, file] as const);
  const widths = [0, 1].map((column) => Math.min(48, Math.max(0, ...cells.map((row) => row[column]?.length ?? 0))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    line(['PAGE', 'FIELD', 'FILE']),
    ...cells.map(line),
    '',
    `${listed.length} sample fields in ${new Set(listed.map(({ file }) => file)).size} files.`,
    ...documentLines(rows.filter(({ kind }) => kind === 'document')),
  ].join('\n');
}

function documentLines(rows: readonly SampleRow[]): string[] {
  return [...groupBy(rows, ({ section = '' }) => section)].flatMap(([section, own]) => [
    '',
    `${section}: ${own.length} documents are not supplied yet.`,
    ...[...groupBy(own, ({ pages }) => pages.join(', ') || '(no page)')].flatMap(([pages, documents]) => [
      `  ${pages}: ${documents.length}`,
      ...documents.map(({ field, name }) => `    ${field}  ${name}`),
    ]),
  ]);
}

function groupBy(rows: readonly SampleRow[], keyOf: (row: SampleRow) => string): Map<string, SampleRow[]> {
  const groups = new Map<string, SampleRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

async function uploadedTo(site: string): Promise<Set<string>> {
  const response = await fetch(new URL('/_registry.json', site));
  const { documents } = z
    .object({ documents: z.array(z.object({ href: z.string(), size: z.number().nullable() })) })
    .parse(await response.json());
  return new Set(documents.filter(({ size }) => size !== null).map(({ href }) => href));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, site: { type: 'string' } } });
  const rows = auditContent(values.site ? await uploadedTo(values.site) : undefined);
  console.log(values.json ? JSON.stringify(rows, null, 1) : auditTable(rows));
}
