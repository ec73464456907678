import { z } from 'zod';
import { isSafeAddress } from './address.ts';
import { listOf, objectOf } from './bounded.ts';
import { dateSchema, dateTimeSchema, endsAfterBegin, entryTimes } from './entry-times.ts';
import type { Field, Fields } from './fields.ts';
import { pictureSchema } from './picture-schema.ts';

/** Of one collection; the length is that of its JSON, as every change reads all entries. */
export const maxEntries = 2000;
export const maxEntriesLength = 400_000;

/** Stable; also the entry's anchor. */
export const entryIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,59}$/, 'must be lower-case letters, digits, hyphens and underscores');
export const entryBase = z.looseObject({ id: entryIdSchema });
export type Entry = z.infer<typeof entryBase>;

export const orderSchema = z.strictObject({ by: z.string().max(40), direction: z.enum(['ascending', 'descending']) });
type Order = z.infer<typeof orderSchema>;

const address = z
  .string()
  .max(2048)
  .refine(isSafeAddress, 'must be an address of this site that begins with "/" or "#", or a complete http(s) address');
const documentAddress = z
  .string()
  .max(300)
  .regex(
    /^\/(?:documents|pdfs|timetables)(?:\/[a-z0-9][a-z0-9-]*)+\.(?:pdf|jpg)$/,
    'must be the address of a PDF or JPG file below /documents, /pdfs or /timetables, in lower case with hyphens',
  );
/** Unpaired surrogates, control characters, what XML cannot contain, and characters that reverse the direction of text. */
const invisible = /\p{Cs}|(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/u;
const text = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !invisible.test(value), 'contains invisible characters');
const line = (max: number, min?: number) => text(max, min).refine((value) => !/[\n\t]/.test(value), 'must be one line');

const numberSchema = (min: number, max: number) =>
  z.number('must be a number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);

/** The default message quotes every option. */
const choiceOf = (options: string[]) => z.enum(options, { error: 'must be one of the choices' });

function valueSchema(field: Field, enough?: number): z.ZodType {
  switch (field.type) {
    case 'line':
      return line(field.max ?? 300);
    case 'text':
      return text(field.max ?? 10_000);
    case 'date':
      return dateSchema;
    case 'date-time':
      return dateTimeSchema;
    case 'number':
      return numberSchema(field.min ?? -1e12, field.max ?? 1e12);
    case 'yes-no':
      return z.boolean();
    case 'choice':
      return choiceOf(field.options);
    case 'choices':
      return listOf(choiceOf(field.options), field.options.length).refine(
        (values) => new Set(values).size === values.length,
        'names a choice twice',
      );
    case 'link':
      return address;
    case 'document':
      return documentAddress;
    case 'picture':
      return pictureSchema(line(300, 0));
    case 'groups':
      return listOf(objectOf(shapeOf(field.fields, enough), enough), 200, enough);
  }
}

function shapeOf(fields: Fields, enough?: number) {
  const values = Object.entries(fields).map(([name, field]) => {
    const value = valueSchema(field, enough);
    return [name, field.optional ? value.optional() : value] as const;
  });
  return Object.fromEntries(values);
}

interface Declared {
  fields: Fields;
  order?: Order | undefined;
}

/** Making one for many fields takes a tenth of a second, and each entry of a request needs it. */
const schemas = new WeakMap<Declared, z.ZodType<Entry[]>>();

/** Sorted by `order`. Stops after some errors: hostile input has many. */
export function entriesSchema(collection: Declared): z.ZodType<Entry[]> {
  const schema = schemas.get(collection) ?? makeEntriesSchema(collection);
  schemas.set(collection, schema);
  return schema;
}

/** These stop at the first error. */
const strictSchemas = new WeakMap<Declared | Field, z.ZodType>();

function accepts<D extends Declared | Field>(
  declared: D,
  value: unknown,
  make: (declared: D, enough: number) => z.ZodType,
) {
  const schema = strictSchemas.get(declared) ?? make(declared, 1);
  strictSchemas.set(declared, schema);
  return schema.safeParse(value).success;
}

/** Takes less time than a list of the problems. */
export function acceptsEntries(collection: Declared, entries: readonly Entry[]): boolean {
  return accepts(collection, entries, makeEntriesSchema);
}

export function acceptsValue(field: Field, value: unknown): boolean {
  return accepts(field, value, valueSchema);
}

function makeEntriesSchema({ fields, order }: Declared, enough?: number): z.ZodType<Entry[]> {
  const shape = { id: entryIdSchema, ...entryTimes, ...shapeOf(fields, enough) };
  const entry = objectOf(shape, enough).refine(...endsAfterBegin) as unknown as z.ZodType<Entry>;
  return listOf(entry, maxEntries, enough).transform((entries, context) => {
    const ids = new Set<string>();
    for (const [index, { id }] of entries.entries()) {
      if (ids.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` });
      ids.add(id);
    }
    return order ? sorted(entries, order) : entries;
  });
}

function sorted(entries: readonly Entry[], { by, direction }: Order): Entry[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = (a: unknown, b: unknown) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -sign : sign);
  return [...entries].sort((a, b) => compare(a[by], b[by]));
}
