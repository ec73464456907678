import { z } from 'zod';

/* Field types of collections are a closed list: no pattern of a section runs on the server. */

export const label = z.string().trim().min(1).max(100);
const base = {
  label,
  help: z.string().trim().min(1).max(300).optional(),
  /** By default, every entry has a value. */
  optional: z.boolean().optional(),
};
const options = z.array(label).min(1).max(100);
const limit = z.number().int().positive();

const simpleField = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('line'), ...base, max: limit.max(300).optional() }),
  z.strictObject({ type: z.literal('text'), ...base, max: limit.max(20_000).optional() }),
  /** `expires`: after this day, somebody should look at the entry. */
  z.strictObject({ type: z.literal('date'), ...base, expires: z.boolean().optional() }),
  z.strictObject({ type: z.literal('date-time'), ...base }),
  z.strictObject({ type: z.literal('number'), ...base, min: z.number().optional(), max: z.number().optional() }),
  z.strictObject({ type: z.literal('yes-no'), ...base }),
  z.strictObject({ type: z.literal('choice'), ...base, options }),
  z.strictObject({ type: z.literal('choices'), ...base, options }),
  z.strictObject({ type: z.literal('link'), ...base }),
  /** `awaited`: while there is none, somebody should look at the entry. */
  z.strictObject({ type: z.literal('document'), ...base, awaited: z.boolean().optional() }),
  z.strictObject({ type: z.literal('picture'), ...base }),
]);
export type SimpleField = z.infer<typeof simpleField>;

/** Every entry has the others, and every object names such as `constructor`. */
const fieldName = z
  .string()
  .regex(
    /^(?!(?:id|from|until)$)[A-Za-z][A-Za-z0-9]{0,39}$/,
    'must be a name such as title, and not "id", "from" or "until"',
  )
  .refine((name) => !(name in Object.prototype));
export const fieldsOf = <T extends z.ZodType>(field: T) =>
  z
    .record(z.string(), z.unknown())
    .refine((fields) => Object.keys(fields).length > 0 && Object.keys(fields).length <= 40, 'must be 1 to 40 fields')
    .pipe(z.record(fieldName, field));

export const fieldSchema = z.discriminatedUnion('type', [
  ...simpleField.options,
  z.strictObject({ type: z.literal('groups'), ...base, fields: fieldsOf(simpleField) }),
]);
export type Field = z.infer<typeof fieldSchema>;
export type Fields = Record<string, Field>;
