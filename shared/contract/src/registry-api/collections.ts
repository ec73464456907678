import { z } from 'zod';
import { entryIdSchema, maxEntries, orderSchema } from '../entries-schema.ts';
import { fieldSchema } from '../fields.ts';
import { namePattern } from '../section-name.ts';
import {
  changeSchema,
  entryFileSchema,
  entryOrderSchema,
  entryStateSchema,
  entryVersionSchema,
  reviewSchema,
} from './entries.ts';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const part = '{section}/{name}';
const access = { level: 'edit', part } as const;
const params = z.object({
  section: z.string().regex(namePattern).describe('Such as exams.'),
  name: z.string().regex(namePattern).describe('Of the collection, such as notifications.'),
});
const entryParams = params.extend({ id: entryIdSchema });
const query = z.object({
  channel: z.string().min(1).default('live').describe('The preview whose build declares the collection, or "live".'),
});

const historyQuery = query.extend({
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional()
    .describe('A version: only older ones are listed.'),
});

const declarationSchema = z.looseObject({
  ...{ name: z.string(), title: z.string(), help: z.string(), page: z.string().optional() },
  fields: z.record(z.string(), fieldSchema),
  order: orderSchema.optional(),
  review: z.boolean().optional(),
});

const listedCollectionSchema = z.object({
  part: z.string().describe('Such as exams/notifications.'),
  title: z.string(),
  /** Where visitors see the entries. */
  page: z.string().optional(),
  entries: z.number().int(),
  drafts: z.number().int(),
  /** Null for sample entries. */
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  attention: z.array(z.object({ id: z.string(), title: z.string(), reason: z.string() })),
  attentionCount: z.number().int(),
  /** When entries begin or end, in Asia/Kolkata. */
  next: z.string().nullable(),
});
export type ListedCollection = z.infer<typeof listedCollectionSchema>;

export const collectionEntriesSchema = z.object({
  part: z.string(),
  declaration: declarationSchema,
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  /** Null for sample entries. */
  hash: z.string().nullable(),
  entries: z.array(entryStateSchema),
  order: entryOrderSchema,
});
export type CollectionEntries = z.infer<typeof collectionEntriesSchema>;

export const collectionOperations = {
  listCollections: {
    method: 'GET',
    path: '/collections',
    summary: 'List the collections of the live sections',
    access: 'signed-in',
    response: z.array(listedCollectionSchema),
  },
  readEntries: {
    method: 'GET',
    path: '/collections/{section}/{name}',
    summary: 'Read a collection: its fields, the published entries, and the drafts',
    ...{ access, params, query },
    response: collectionEntriesSchema,
  },
  saveEntry: {
    method: 'PUT',
    path: '/collections/{section}/{name}/entries/{id}',
    summary: 'Save an entry as a draft, which may be incomplete',
    ...{ access, query },
    params: entryParams,
    body: changeSchema.omit({ id: true }),
    response: entryStateSchema,
  },
  saveEntries: {
    method: 'PUT',
    path: '/collections/{section}/{name}/entries',
    summary: 'Save several entries as drafts, all or none',
    ...{ access, params, query },
    body: entryFileSchema,
    response: z.array(entryStateSchema),
  },
  removeEntry: {
    method: 'DELETE',
    path: '/collections/{section}/{name}/entries/{id}',
    summary: 'Remove an entry with the next publish of its collection',
    access,
    params: entryParams,
    query: query.extend({ revision: z.string() }),
    response: entryStateSchema,
  },
  discardDraft: {
    method: 'DELETE',
    path: '/collections/{section}/{name}/drafts/{id}',
    summary: 'Discard a draft; the entry is again as it is published',
    access,
    params: entryParams,
    query: query.extend({ revision: z.string().optional() }),
    response: entryStateSchema,
  },
  reviewDraft: {
    method: 'PUT',
    path: '/collections/{section}/{name}/drafts/{id}/review',
    summary: 'Ask somebody to look at a draft, or approve or return it',
    ...{ access, query },
    params: entryParams,
    body: reviewSchema.pick({ state: true, comment: true }).extend({
      revision: z.string().nullable().describe('The revision of the draft that the person has seen.'),
    }),
    response: entryStateSchema,
  },
  orderEntries: {
    method: 'PUT',
    path: '/collections/{section}/{name}/order',
    summary: 'Change the order of the entries, as a draft',
    ...{ access, params, query },
    body: z.object({
      revision: z.string().describe('The revision of the order that the author has seen.'),
      ids: z.array(entryIdSchema).max(maxEntries),
    }),
    response: entryOrderSchema,
  },
  publishEntries: {
    method: 'POST',
    path: '/collections/{section}/{name}/publish',
    summary: 'Publish the drafts of a collection; the pages that show it are rendered again with it',
    access: { level: 'publish', part, inPreview: 'edit' },
    params,
    reportsProgress: true,
    body: z.object({
      ids: z.array(entryIdSchema).max(maxEntries).optional().describe('By default all drafts, and the order.'),
      revisions: z
        .record(entryIdSchema, changeSchema.shape.revision)
        .optional()
        .describe(
          'Instead of ids: the drafts, each with the revision that the author has seen. If one has changed since, nothing is published.',
        ),
      /** By default with all drafts. */
      order: z.boolean().optional(),
      /** That the author has seen. */
      orderRevision: z.string().optional(),
      seen: z
        .string()
        .nullish()
        .describe(
          'The hash of the published entries that the author has compared with the drafts. Drafts of earlier entries are then published too.',
        ),
      channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
    }),
    response: createdReleaseSchema.extend({
      published: z.array(z.string()).describe('The ids of the entries.'),
      link: previewLink.optional(),
    }),
  },
  readEntryHistory: {
    method: 'GET',
    path: '/collections/{section}/{name}/entries/{id}/history',
    summary: 'List the versions of an entry, oldest first',
    ...{ access, query: historyQuery },
    params: entryParams,
    response: z.array(entryVersionSchema),
  },
} as const satisfies Record<string, Operation>;
