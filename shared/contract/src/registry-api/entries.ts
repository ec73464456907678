import { z } from 'zod';
import { entryIdSchema, maxEntries } from '../entries-schema.ts';

/** That the author has seen. Null without an entry. */
const revision = z.string().nullable();

/** The fields of an entry by name, without its id. A draft may be incomplete. */
const valueSchema = z.record(z.string().max(40), z.unknown());
export type EntryValue = z.infer<typeof valueSchema>;

export const entryProblemSchema = z.object({
  id: z.string(),
  /** Such as events.2.date; empty for the entry. */
  field: z.string(),
  message: z.string(),
});
export type EntryProblem = z.infer<typeof entryProblemSchema>;

const writtenSchema = z.object({
  by: z.string().nullable().describe('Null for the sample entries of a build.'),
  /** Such as person:3. Missing for what version 1.0 stored. */
  byId: z.string().nullish(),
  at: z.iso.datetime().nullable(),
});

/** Names are not unique. They are compared only where no id is stored. */
export const isAuthor = (
  who: { id: string; label: string },
  written: Pick<z.infer<typeof writtenSchema>, 'by' | 'byId'> | null,
): boolean => (written?.byId ? written.byId === who.id : written?.by === who.label);

/** A second person's look at a draft. The next save ends it, except that the comment of a returned draft stays. */
export const reviewSchema = z.object({
  state: z.enum(['asked', 'approved', 'returned']),
  by: z.string(),
  at: z.iso.datetime(),
  comment: z.string().trim().max(1000),
});
export type Review = z.infer<typeof reviewSchema>;

export const entryStateSchema = z.object({
  id: z.string(),
  revision,
  published: writtenSchema
    .extend({
      value: valueSchema,
      /** When it should have begun or ended; its pages stay as before. */
      failedTime: z.string().optional(),
    })
    .nullable()
    .describe('What visitors get.'),
  draft: writtenSchema
    .extend({
      value: valueSchema.nullable().describe('Null removes the entry.'),
      problems: z.array(entryProblemSchema),
      review: reviewSchema.nullable(),
      /** Ids of all who have written in it: they cannot approve it. */
      authors: z.array(z.string()).optional(),
    })
    .nullable(),
});
export type EntryState = z.infer<typeof entryStateSchema>;

export const entryOrderSchema = z.object({
  revision: z.string(),
  draft: writtenSchema.nullable().describe('Who has changed the order without publishing it.'),
});

/** The `details` of the refusal `entry-changed`. */
export const entryConflictSchema = z.object({
  entries: z.array(entryStateSchema),
  order: entryOrderSchema.extend({ ids: z.array(z.string()) }).optional(),
});
export type EntryConflict = z.infer<typeof entryConflictSchema>;

export const changeSchema = z.object({
  id: entryIdSchema,
  revision,
  value: valueSchema.nullable().describe('Null removes the entry.'),
});
export type EntryChange = z.infer<typeof changeSchema>;

/** Also the file of `viit content pull`. */
export const entryFileSchema = z.object({
  entries: z
    .array(changeSchema)
    .max(maxEntries)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'names an entry twice'),
});

export const entryVersionSchema = writtenSchema.extend({
  ...{ version: z.string(), by: z.string(), at: z.iso.datetime() },
  value: valueSchema.nullable().describe('Null where the entry was removed.'),
  /** Fields. */
  changed: z.array(z.string()),
  publishedAt: z.iso.datetime().nullable(),
  isDraft: z.boolean().optional().describe('The current draft.'),
  /** Of the first version: what it changed. */
  sample: valueSchema.optional(),
});
export type EntryVersion = z.infer<typeof entryVersionSchema>;
