import { Refusal } from '@viit/core/refusal';

/** In rows of groups, of one collection or all seeds of a section: `{}` is short, and all fields that it may have are checked. */
const maxRowFields = 100_000;

/** Of values that are not checked yet. */
function countRowFields(fields: unknown, entries: readonly unknown[]): number {
  return Object.entries(Object(fields)).reduce((sum, [name, field]) => {
    const { type, fields: ofRow } = Object(field);
    if (type !== 'groups') return sum;
    const rows = entries.flatMap((entry) => Object(entry)[name] ?? []).length;
    return sum + rows * Object.keys(Object(ofRow)).length;
  }, 0);
}

export const hasFewRows = ({ fields }: { fields: unknown }, entries: readonly unknown[]): boolean =>
  countRowFields(fields, entries) <= maxRowFields;

/** @param what a plural. @throws Refusal */
export function assertFewRows(what: string, collection: { fields: unknown }, entries: readonly unknown[]): void {
  if (!hasFewRows(collection, entries)) throw new Refusal('entries-invalid', tooManyRows(what));
}

const tooManyRows = (what: string) =>
  `${what} have more than ${maxRowFields / 1000} 000 fields in rows of groups, also empty ones. Remove rows, or fields of a row.`;

/** @param manifest not checked yet. @throws Refusal */
export function assertSmallSeeds(manifest: unknown): void {
  const { collections } = Object(manifest);
  if (!Array.isArray(collections)) return;
  const count = collections.reduce<number>((sum, collection) => {
    const { fields, seed } = Object(collection);
    // A collection with more fields is refused for that; to count their rows would take long.
    const isCounted = Array.isArray(seed) && Object.keys(Object(fields)).length <= 40;
    return isCounted ? sum + countRowFields(fields, seed) : sum;
  }, 0);
  if (count > maxRowFields) throw new Refusal('manifest-invalid', tooManyRows('The seeds of the collections together'));
}
