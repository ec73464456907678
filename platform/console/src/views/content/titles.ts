import type { CollectionEntries, EntryState, EntryValue } from '@viit/contract/registry-api';
import { titleField } from '@viit/contract/title-field';
import { currentValue, isSame } from './current-value.ts';
import { isLater } from './publish-times.tsx';

type Fields = CollectionEntries['declaration']['fields'];
type Field = Fields[string];

export function titleOf(fields: Fields, entry: EntryState): string {
  const name = titleField(fields);
  const value = entry.draft?.value === null ? (entry.published?.value ?? {}) : currentValue(entry);
  const title = name ? value[name] : undefined;
  return typeof title === 'string' && title.trim() ? title : entry.id;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** @param time in Indian time, as entries have it. */
export const formatMoment = (time: string): string => moment.format(new Date(`${time}Z`));

const rowText = (row: unknown): string =>
  Object.values(row as object)
    .map((one) => textOf(one))
    .join(', ');

/** A value as a person would write it. */
export function textOf(value: unknown, field?: Field): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field?.type === 'date' && !Number.isNaN(Date.parse(String(value)))) return day.format(new Date(String(value)));
  if (field?.type === 'date-time' && !Number.isNaN(Date.parse(`${value}Z`))) return formatMoment(String(value));
  if (Array.isArray(value)) {
    if (value.length === 0) return 'nothing';
    return value.every((one) => typeof one === 'string') ? value.join(', ') : value.map(rowText).join('; ');
  }
  if (typeof value === 'object') {
    const { alt, src = '' } = value as { alt?: string; src?: string };
    return `${alt || 'a picture'} (${src.slice(src.lastIndexOf('/') + 1)})`;
  }
  return String(value);
}

/** @param from where a long text begins. */
const quote = (text: string, from = 0) => {
  const start = text.length > 80 ? from : 0;
  const end = Math.min(text.length, start + 79);
  return `“${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}”`;
};

/** A few words before the first difference of two long texts. */
function startOfDifference(before: string, after: string): number {
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const start = at < 0 ? before.length : at;
  return start < 40 ? 0 : before.lastIndexOf(' ', start - 20) + 1;
}

/** What publishing the draft changes for visitors, in sentences. Empty without a draft. */
export function describeDraft(fields: Fields, entry: EntryState): string[] {
  const { draft, published } = entry;
  if (!draft) return [];
  const title = quote(titleOf(fields, entry));
  if (draft.value === null) return [`${title} is removed.`];
  if (!published)
    return [`${title} is new${draft.value.from ? `, from ${textOf(draft.value.from, fields.from)} on` : ''}.`];
  const hidden = isLater(draft.value.from) && !isLater(published.value.from);
  const sentence = `Visitors do not see ${title} before ${textOf(draft.value.from, fields.from)}, although they see it now.`;
  const changes = changedFields(fields, published.value, draft.value).map(({ name, label, from, to }) =>
    fields[name]?.type === 'document' || fields[name]?.type === 'picture'
      ? `${title}: ${label} is another file.`
      : `${title}: ${label} changes from ${quote(from, startOfDifference(from, to))} to ${quote(to, startOfDifference(from, to))}.`,
  );
  return hidden ? [sentence, ...changes] : changes;
}

/** The fields that differ, in the order of the form. */
export const changedFields = (fields: Fields, before: EntryValue, after: EntryValue) =>
  Object.entries(fields).flatMap(([name, field]) =>
    isSame(before[name], after[name])
      ? []
      : [{ name, label: field.label, from: textOf(before[name], field), to: textOf(after[name], field) }],
  );
