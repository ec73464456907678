import type { Collection } from './collections.ts';
import { type Entry, entriesSchema } from './entries-schema.ts';
import type { Field } from './fields.ts';

/* Entries as rows of text, for spreadsheets. Columns: id, the fields by name or label, the times, and the revision that a row started from. */

const revisionColumn = '(revision)';

export interface TableEntry {
  id: string;
  revision: string | null;
  value: Record<string, unknown>;
}

export interface TableProblem {
  /** As spreadsheets count: the first one has the columns' names. */
  row: number;
  column: string;
  message: string;
}

interface ParsedTable {
  entries: TableEntry[];
  /** Of each entry, as in problems. */
  rows: number[];
  /** Whether the table says which revisions it started from. */
  hasRevisions: boolean;
  problems: TableProblem[];
}

type Declared = Pick<Collection, 'fields' | 'order'>;

const columnsOf = ({ fields }: Declared): Record<string, Field> => ({
  ...fields,
  from: { type: 'date-time', label: 'From' },
  until: { type: 'date-time', label: 'Until' },
});

export function entryTable(collection: Declared, entries: readonly TableEntry[]): string[][] {
  const declared = Object.entries(columnsOf(collection));
  const rows = entries.map(({ id, revision, value }) => [
    id,
    ...declared.map(([name, field]) => cellText(field, value[name])),
    revision ?? '',
  ]);
  return [['id', ...declared.map(([name]) => name), revisionColumn], ...rows];
}

/** Rows without an id get one that is made from their first text, so the same table has the same ids again. */
export function parseEntryTable(collection: Declared, [header = [], ...rows]: readonly string[][]): ParsedTable {
  const columns = header.map((name) => columnOf(collection, name.trim()));
  const problems = columns.flatMap((column, i): TableProblem[] =>
    column === undefined ? [{ row: 1, column: header[i] ?? '', message: 'is no field of the collection' }] : [],
  );
  if (problems.length > 0) return { entries: [], rows: [], problems, hasRevisions: false };
  const schema = entriesSchema(collection);
  const ids = new Set<string>();
  const entryRows: number[] = [];
  const entries = rows.flatMap((cells, index): TableEntry[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const texts = new Map(columns.map((column, i) => [column, (cells[i] ?? '').trim()]));
    const value: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(columnsOf(collection))) {
      const text = texts.get(name);
      if (text) value[name] = cellValue(field, text);
    }
    const id = texts.get('id') || freeId(collection, value, ids);
    const wrong = (column: string, message: string) => problems.push({ row: index + 2, column, message });
    if (ids.has(id)) wrong('id', `is used twice: ${id}`);
    ids.add(id);
    for (const { path, message } of schema.safeParse([{ ...value, id }]).error?.issues ?? []) {
      const name = String(path[1] ?? '');
      wrong(header[columns.indexOf(name)] ?? name, message);
    }
    entryRows.push(index + 2);
    return [{ id, revision: texts.get(revisionColumn) || null, value }];
  });
  return { entries, rows: entryRows, problems, hasRevisions: columns.includes(revisionColumn) };
}

function columnOf(collection: Declared, name: string): string | undefined {
  const lower = name.toLowerCase();
  if (lower === 'id' || lower === revisionColumn) return lower;
  const isNamed = ([field, { label }]: [string, Field]) => [field, label].some((one) => one.toLowerCase() === lower);
  return Object.entries(columnsOf(collection)).find(isNamed)?.[0];
}

function freeId({ fields }: Declared, value: Entry | Record<string, unknown>, taken: ReadonlySet<string>): string {
  const name = Object.keys(fields).find((field) => ['line', 'text'].includes(fields[field]?.type ?? ''));
  const base = idFrom(String(value[name ?? ''] ?? ''));
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

/** @returns an id such as fee-dates-2026. */
export function idFrom(title: string): string {
  const words = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = words.replace(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  return id.slice(0, 50).replace(/-+$/, '') || 'entry';
}

function cellText(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field.type === 'yes-no') return value === true ? 'yes' : value === false ? 'no' : String(value);
  if (field.type === 'choices' && Array.isArray(value)) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A text that is no value of the field stays as it is, so that the schema names it. */
function cellValue(field: Field, text: string): unknown {
  switch (field.type) {
    case 'date':
      return isoDate(text);
    case 'date-time': {
      const [day = '', time = ''] = text.split(/[ T]+/);
      return time ? `${isoDate(day)}T${time.padStart(5, '0')}` : text;
    }
    case 'number':
      return /^-?[\d,]+(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : text;
    case 'yes-no':
      return /^(yes|true)$/i.test(text) ? true : /^(no|false)$/i.test(text) ? false : text;
    case 'choices':
      return text
        .split(';')
        .map((one) => one.trim())
        .filter(Boolean);
    case 'groups':
    case 'picture':
      return jsonOr(text);
    default:
      return text;
  }
}

/** As spreadsheets in India write it: 23/11/2026. */
function isoDate(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
