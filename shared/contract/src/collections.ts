import { z } from 'zod';
import { isSafeAddress } from './address.ts';
import { listOf } from './bounded.ts';
import { entriesSchema, entryBase, maxEntries, maxEntriesLength, orderSchema } from './entries-schema.ts';
import { fieldSchema, fieldsOf, label } from './fields.ts';
import { pathOfNames } from './file-path.ts';
import { namePattern } from './section-name.ts';
import { checkEntryData, entryDataSchema } from './structured-data.ts';
import { calendarSchema, checkSubscriptions, feedSchema } from './subscriptions.ts';

/* Content that staff change. A section declares its collections in `src/collections.ts`. */

export const collectionSchema = z
  .strictObject({
    /** Part of `/api/content/<section>/<name>`. */
    name: z.string().regex(namePattern),
    title: label,
    help: z.string().trim().min(1).max(300),
    /** Where visitors see the entries. With `:id`, each has a page of its own. */
    page: z
      .literal('/')
      .or(pathOfNames('/', ':id'))
      .refine(isSafeAddress, 'must be the address of a page, such as /exams/dates')
      .optional(),
    fields: fieldsOf(fieldSchema),
    /** By default as given. Equal values keep their order. */
    order: orderSchema.optional(),
    feed: feedSchema.optional(),
    calendar: calendarSchema.optional(),
    structuredData: entryDataSchema.optional(),
    /** A second person approves each draft before it is published. */
    review: z.boolean().optional(),
    /** Shown until somebody replaces it. */
    seed: listOf(entryBase, maxEntries).refine(
      (seed) => JSON.stringify(seed).length <= maxEntriesLength,
      `must have at most ${maxEntriesLength} characters as JSON`,
    ),
  })
  .refine(({ order, fields }) => !order || Object.hasOwn(fields, order.by), {
    path: ['order', 'by'],
    error: 'is no field of the collection',
  })
  .superRefine(checkSubscriptions)
  .superRefine(checkEntryData)
  .transform((collection, context) => {
    const { data = [], error } = entriesSchema(collection).safeParse(collection.seed);
    for (const { path, message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['seed', ...path], message });
    }
    return { ...collection, seed: data };
  });
export type Collection = z.infer<typeof collectionSchema>;

export const collectionAddress = (section: string, name: string): string => `/api/content/${section}/${name}`;
