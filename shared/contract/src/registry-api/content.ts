import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const query = z.object({
  list: z
    .string()
    .min(1)
    .max(60)
    .describe('heroImage, announcement, newsEvents, placement, department/<code>, or <section>/<collection>.'),
  channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
});

export const listVersionSchema = z.object({
  /** Null for a new list. */
  hash: z.string().nullable().describe('Names the version that a change of the list starts from.'),
  /** Checked with `listSchemas`, or the fields of the collection. */
  items: z.array(z.unknown()),
});
export type ListVersion = z.infer<typeof listVersionSchema>;

export const contentOperations = {
  readList: {
    method: 'GET',
    path: '/content',
    summary: 'Read a list of the content API',
    access: 'Any token; for a preview, one that may change the list.',
    query,
    response: listVersionSchema,
  },
  replaceList: {
    method: 'PUT',
    path: '/content',
    summary:
      'Replace a list, if nobody has changed it since it was read; the pages that show it are rendered again with it',
    access: 'A token for "content", for a collection also its section\'s, or the operator\'s.',
    query,
    body: listVersionSchema,
    response: createdReleaseSchema.extend({
      hash: z.string().describe('Names the new version.'),
      link: previewLink.optional(),
    }),
  },
} as const satisfies Record<string, Operation>;
