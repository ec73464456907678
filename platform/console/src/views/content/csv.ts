import type { CollectionEntries, EntryChange, EntryValue } from '@viit/contract/registry-api';
import Papa from 'papaparse';
import { currentValue, isSame } from './current-value.ts';
import { newId } from './new-id.ts';
import { titleField } from './titles.ts';

type Fields = CollectionEntries['declaration']['fields'];

/** What pasted rows would do. */
export interface CsvPlan {
  added: EntryChange[];
  changed: EntryChange[];
  /** Rows that say what the entries say already. */
  same: number;
  /** Rows are counted as in the spreadsheet: the headings are row 1. */
  wrong: { row: number; message: string }[];
  /** Headings that no field has. */
  unknown: string[];
}

/** @param text CSV, or rows that were copied from a spreadsheet. Headings are labels or names of fields, in any case. */
export function planCsv({ declaration: { fields }, entries }: CollectionEntries, text: string): CsvPlan {
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.trim(), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const plan: CsvPlan = { added: [], changed: [], same: 0, wrong: [], unknown: [] };
  const names = new Map(
    Object.entries(fields).flatMap(([name, { label }]) => [
      [name.toLowerCase(), name],
      [label.toLowerCase(), name],
    ]),
  );
  const columns = (meta.fields ?? []).map((heading) => [heading, names.get(heading.trim().toLowerCase())] as const);
  plan.unknown = columns
    .filter(([heading, name]) => !name && heading.trim().toLowerCase() !== 'id')
    .map(([heading]) => heading);
  for (const { row = 0, message } of errors) plan.wrong.push({ row: row + 2, message });
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const taken = new Set(byId.keys());
  for (const [index, cells] of data.entries()) {
    const row = index + 2;
    const value: EntryValue = {};
    const problems: string[] = [];
    for (const [heading, name] of columns) {
      const field = name && fields[name];
      if (!field) continue;
      const read = readCell(field, (cells[heading] ?? '').trim());
      if (read instanceof Error) problems.push(`${field.label}: ${read.message}`);
      else if (read !== undefined) value[name] = read;
    }
    if (problems.length > 0) plan.wrong.push({ row, message: problems.join('; ') });
    else addRow(plan, value, { id: idOf(cells), byId, taken, fields });
  }
  return plan;
}

const idOf = (cells: Record<string, string>): string =>
  Object.entries(cells)
    .find(([heading]) => heading.trim().toLowerCase() === 'id')?.[1]
    ?.trim() ?? '';

interface Target {
  id: string;
  byId: ReadonlyMap<string, CollectionEntries['entries'][number]>;
  taken: Set<string>;
  fields: Fields;
}

function addRow(plan: CsvPlan, given: EntryValue, { id, byId, taken, fields }: Target): void {
  const entry = byId.get(id);
  if (!entry) {
    const title = titleField(fields);
    const own = newId(id || String((title && given[title]) ?? ''), taken);
    taken.add(own);
    plan.added.push({ id: own, revision: null, value: given });
    return;
  }
  const before = currentValue(entry);
  const value = { ...before, ...given };
  if (isSame(value, before)) plan.same++;
  else plan.changed.push({ id, revision: entry.revision, value });
}

/** Undefined for an empty cell. */
function readCell(field: Fields[string], text: string): unknown {
  if (text === '') return undefined;
  switch (field.type) {
    case 'number': {
      const number = Number(text.replaceAll(',', ''));
      return Number.isFinite(number) ? number : new Error(`“${text}” is no number`);
    }
    case 'yes-no':
      if (/^(yes|true|1|y)$/i.test(text)) return true;
      return /^(no|false|0|n)$/i.test(text) ? false : new Error(`“${text}” is neither yes nor no`);
    case 'choice':
      return choiceOf(field.options, text);
    case 'choices': {
      const chosen = text
        .split(/\s*[;,|]\s*/)
        .filter(Boolean)
        .map((one) => choiceOf(field.options, one));
      return chosen.find((one) => one instanceof Error) ?? chosen;
    }
    case 'date':
      return dateOf(text);
    case 'picture':
    case 'groups':
      return new Error('a cell cannot contain it: fill it in the form of the entry');
    default:
      return text;
  }
}

const choiceOf = (options: readonly string[], text: string): string | Error =>
  options.find((option) => option.toLowerCase() === text.toLowerCase()) ??
  new Error(`“${text}” is none of the choices (${options.slice(0, 8).join(', ')}${options.length > 8 ? ', …' : ''})`);

/** 2026-11-23, or the day first, as in India: 23/11/2026 or 23-11-2026. */
function dateOf(text: string): string | Error {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00Z`).toISOString().startsWith(iso);
  return isDate ? iso : new Error(`“${text}” is no date such as 23/11/2026`);
}
