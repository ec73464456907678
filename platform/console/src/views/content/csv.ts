import { parseEntryTable } from '@viit/contract/entry-table';
import type { CollectionEntries, EntryChange } from '@viit/contract/registry-api';
import Papa from 'papaparse';
import { currentValue, isSame } from './current-value.ts';

/** What pasted rows would do. */
export interface CsvPlan {
  added: EntryChange[];
  changed: EntryChange[];
  /** Rows that say what the entries say already. */
  same: number;
  /** Rows are counted as in the spreadsheet: the headings are row 1. */
  wrong: { row: number; message: string }[];
  /** Labels of what new entries still need before they can be published. */
  missing: string[];
  /** Headings that no field has. */
  unknown: string[];
}

/**
 * Drafts may be incomplete, so only cells that are there can be wrong.
 * @param text CSV, or rows that were copied from a spreadsheet. Headings are labels or names of fields, in any case.
 * @param meant labels for headings that are neither.
 */
export function planCsv(
  { declaration, entries }: CollectionEntries,
  text: string,
  meant: Readonly<Record<string, string>> = {},
): CsvPlan {
  const { data } = Papa.parse<string[]>(text.trim());
  const headings = (data[0] ?? []).map((heading) => meant[heading] || heading);
  const unknown = parseEntryTable(declaration, [headings]).problems.map(({ column }) => column);
  const known = headings.flatMap((heading, index) => (unknown.includes(heading) ? [] : [index]));
  const table = [headings, ...data.slice(1)].map((cells) => known.map((index) => cells[index] ?? ''));
  const parsed = parseEntryTable(declaration, table);
  const problems = parsed.problems.map((problem) => ({
    ...problem,
    cell: cellOf(table, problem.row, problem.column),
  }));
  const wrong = problems
    .filter(({ cell }) => cell)
    .map(({ row, column, message, cell }) => ({ row, message: `${column}: “${cell}” ${message}` }));
  const plan: CsvPlan = { added: [], changed: [], same: 0, wrong, missing: [], unknown };
  const newRows = new Set<number | undefined>();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  for (const [index, { id, value, revision }] of parsed.entries.entries()) {
    if (wrong.some(({ row }) => row === parsed.rows[index])) continue;
    const entry = byId.get(id);
    if (!entry) {
      plan.added.push({ id, revision: null, value });
      newRows.add(parsed.rows[index]);
    } else if (isSame({ ...currentValue(entry), ...value }, currentValue(entry))) plan.same++;
    else plan.changed.push({ id, revision: revision ?? entry.revision, value: { ...currentValue(entry), ...value } });
  }
  const lacking = problems.filter(({ cell, row }) => !cell && newRows.has(row));
  plan.missing = [...new Set(lacking.map(({ column }) => declaration.fields[column]?.label ?? column))];
  return plan;
}

/** Some spreadsheet programs write Windows-1252. */
export function decodeCsv(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const cellOf = (table: string[][], row: number, column: string): string | undefined =>
  table[row - 1]?.[table[0]?.indexOf(column) ?? -1]?.trim();
