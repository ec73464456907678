import fc from 'fast-check';

/** Values that a backend may send instead of the right one. */
const junk: readonly unknown[] = [
  undefined,
  null,
  '',
  '   ',
  'NaN',
  0,
  -1,
  true,
  [],
  [null],
  {},
  { url: null },
  'not a date',
  '2026-13-45',
  '0000-00-00',
  '/\\evil.example',
  '//evil.example',
  'https://',
  'javascript:alert(1)',
  'x'.repeat(400),
];

/** A damaged list: what the backend sends, and the texts of the items that it left intact. */
export interface DamagedList {
  items: unknown[];
  intact: string[];
}

/**
 * Generates damaged variants of a list: items stay intact, lose or change one field, are replaced, or get company.
 * @param textOf returns a text of an intact item that the page must show.
 */
export const damaged = <T extends object>(
  items: readonly T[],
  textOf: (item: T) => string,
): fc.Arbitrary<DamagedList> =>
  fc
    .tuple(...items.map((item) => fc.oneof(fc.constant({ items: [item], intact: [textOf(item)] }), broken(item))))
    .map((parts) => ({ items: parts.flatMap((part) => part.items), intact: parts.flatMap(({ intact }) => intact) }));

const broken = <T extends object>(item: T): fc.Arbitrary<DamagedList> =>
  fc.oneof(
    fc.constantFrom(...junk).map((value) => ({ items: [value], intact: [] })),
    fc
      .tuple(fc.constantFrom(...Object.keys(item)), fc.constantFrom(...junk))
      .map(([field, value]) => ({ items: [{ ...item, [field]: value }], intact: [] })),
  );

/** Generates damaged variants of the fields of an object: a list stays, has damaged items, or is replaced. */
export const damagedFields = (
  fields: Readonly<Record<string, unknown>>,
  textOf: (field: string, item: unknown) => string,
): fc.Arbitrary<{ object: Record<string, unknown>; intact: string[] }> =>
  fc
    .tuple(
      ...Object.entries(fields).map(([name, value]) =>
        fc.oneof(
          { weight: 3, arbitrary: keptField(name, value, textOf) },
          { weight: 1, arbitrary: fc.constantFrom(...junk).map((other) => ({ name, value: other, intact: [] })) },
        ),
      ),
    )
    .map((parts) => ({
      object: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
      intact: parts.flatMap(({ intact }) => intact),
    }));

function keptField(name: string, value: unknown, textOf: (field: string, item: unknown) => string) {
  if (!Array.isArray(value)) return fc.constant({ name, value, intact: [] as string[] });
  const objects: object[] = value.map((item) => (typeof item === 'object' ? item : { text: item }));
  const unwrap = (item: unknown) =>
    typeof item === 'object' && item !== null && 'text' in item ? (item as { text: unknown }).text : item;
  return damaged(objects, (item) => textOf(name, unwrap(item))).map(({ items, intact }) => ({
    name,
    value: items.map(unwrap),
    intact,
  }));
}
