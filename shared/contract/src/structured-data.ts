import { z } from 'zod';
import { recordOf } from './bounded.ts';
import { pathOfNames } from './file-path.ts';

/* What pages and entries describe, in the terms of schema.org. The shell adds the institute's facts. */

const list = pathOfNames('/api/', ':[a-z]+');
/** Such as `Course`. */
const type = z.string().regex(/^[A-Z][A-Za-z]{1,60}$/, 'must be a type of schema.org, such as Course');
const property = z.string().regex(/^[a-z][A-Za-z]{1,60}$/, 'must be a property of schema.org, such as provider');
/** Counted before each is looked at; with the type of a plain record, which the toolkit's API has. */
const properties = recordOf(z.string().trim().min(1).max(100), 'properties').pipe(
  z.record(property, z.string()),
) as z.ZodType as z.ZodRecord<z.ZodString, z.ZodString>;

const described = {
  type,
  /** Names of fields, such as `{ name: 'title', startDate: 'begins' }`. */
  properties,
  /** The same for all, such as `{ jobTitle: 'Head of the Department' }`. */
  values: properties.optional(),
  /** The property that leads to the institute, such as `provider`. */
  institute: property.optional(),
  /** The entries are members of this organization, which the page then describes, such as `Governing Body`. */
  organization: z.string().trim().min(1).max(100).optional(),
};

/** Of each entry of a collection, on the pages that show it. */
export const entryDataSchema = z.strictObject({
  ...described,
  /** @default the collection's address */
  list: list.optional(),
});

export const structuredDataSchema = z.union([
  z.strictObject({ ...described, list }),
  /** Of a list with the fields of R13.5. */
  z.strictObject({ type: z.literal('Event'), list }),
  /** The page itself. */
  z.strictObject({ type, institute: property.optional() }),
]);
export type StructuredData = z.infer<typeof structuredDataSchema>;

/** Adds an issue for each field that is missing. */
export function checkEntryData(
  { fields, structuredData }: { fields: object; structuredData?: z.infer<typeof entryDataSchema> | undefined },
  context: z.RefinementCtx,
): void {
  for (const [one, name] of Object.entries(structuredData?.properties ?? {})) {
    if (Object.hasOwn(fields, name)) continue;
    context.addIssue({
      ...{ code: 'custom', path: ['structuredData', 'properties', one], message: 'is no field of the collection' },
    });
  }
}
