import { listOf } from './bounded.ts';
import { collectionSchema } from './collections.ts';
import type { Fields } from './fields.ts';

/** Fields and their choices in all collections of a section: each change of an entry checks against them. */
const maxFields = 2000;
const countFields = (fields: Fields): number =>
  Object.values(fields).reduce((sum, field) => {
    const choices = 'options' in field ? field.options.length : 0;
    return sum + 1 + choices + ('fields' in field ? countFields(field.fields) : 0);
  }, 0);

/** Of one section. */
export const collectionsSchema = listOf(collectionSchema, 30)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'declares a collection twice')
  .refine((all) => all.filter(({ calendar }) => calendar).length <= 5, 'must have at most 5 calendars')
  .refine(
    (all) => all.reduce((sum, { fields }) => sum + countFields(fields), 0) <= maxFields,
    `must have at most ${maxFields} fields and choices in all collections together`,
  );

/** Uploaded files below it need no declaration. */
export const collectionFolder = (section: string, name: string): string => `/documents/${section}/${name}/`;
