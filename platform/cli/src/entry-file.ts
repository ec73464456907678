import fs from 'node:fs/promises';
import { entryTable, parseEntryTable } from '@viit/contract';
import { type CollectionEntries, type EntryChange, entryFileSchema } from '@viit/contract/registry-api';
import papa from 'papaparse';
import { CliError } from './cli-error.ts';

/* The files of viit content pull and push: JSON, or CSV for spreadsheets. */

type Collection = Pick<CollectionEntries, 'declaration' | 'part'>;

interface EntryFile {
  entries: EntryChange[];
  /** Whether it says which revisions it started from. */
  hasRevisions: boolean;
}

const isCsv = (file: string): boolean => /\.csv$/i.test(file);

/** A spreadsheet would run such a text as a formula. */
const formula = /^'*[=+\-@\t\r]/;

export function entryText(
  file: string | undefined,
  { declaration }: Collection,
  entries: readonly EntryChange[],
): string {
  if (file === undefined || !isCsv(file)) return `${JSON.stringify({ entries }, null, 2)}\n`;
  const kept = entries.flatMap(({ id, revision, value }) => (value ? [{ id, revision, value }] : []));
  // With the mark, spreadsheets read UTF-8.
  return `\ufeff${papa.unparse(entryTable(declaration, kept), { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

export async function readEntryFile(file: string, collection: Collection): Promise<EntryFile> {
  try {
    const text = await fs.readFile(file, 'utf8');
    return isCsv(file) ? parseCsv(text, collection) : parseJson(text);
  } catch (error) {
    throw new CliError('file-unreadable', `Cannot use ${file}: ${(error as Error).message}`);
  }
}

function parseJson(text: string): EntryFile {
  const { success, data } = entryFileSchema.safeParse(JSON.parse(text));
  if (success) return { ...data, hasRevisions: true };
  throw new Error('it is not { "entries": [ { "id", "revision", "value" } ] }, as viit content pull writes it.');
}

function parseCsv(text: string, { declaration, part }: Collection): EntryFile {
  const { data, errors } = papa.parse<string[]>(text, { skipEmptyLines: false });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) throw new Error(`row ${(broken.row ?? 0) + 1}: ${broken.message}.`);
  const rows = data.map((cells) => cells.map((cell) => (formula.test(cell) ? cell.replace(/^'/, '') : cell)));
  const { problems, ...parsed } = parseEntryTable(declaration, rows);
  if (problems.length === 0) return parsed;
  const shown = problems.slice(0, 20).map(({ row, column, message }) => `- row ${row}, ${column}: ${message}`);
  const more = problems.length > shown.length ? [`… and ${problems.length - shown.length} more`] : [];
  throw new Error(
    [`it has values that ${part} does not accept. Nothing was saved. Correct them:`, ...shown, ...more].join('\n'),
  );
}
