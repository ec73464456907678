import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const query = z.object({
  list: z.string().min(1).max(60).describe('heroImage, announcement, newsEvents, placement, or department/<code>.'),
  channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
});

export const listVersionSchema = z.object({
  /** Null for a new list. */
  hash: z.string().nullable().describe('Names the version that a change of the list starts from.'),
  /** Checked with `listSchemas`. */
  items: z.array(z.unknown()),
});
export type ListVersion = z.infer<typeof listVersionSchema>;

export const contentOperations = {
  readList: {
    method: 'GET',
    path: '/content',
    summary: 'Read a list of the content API',
    access: 'Any token; for a preview, one for "content", or the operator\'s.',
    query,
    response: listVersionSchema,
  },
  replaceList: {
    method: 'PUT',
    path: '/content',
    summary:
      'Replace a list, if nobody has changed it since it was read; the pages that show it are rendered again with it',
    access: 'A token for "content", or the operator\'s.',
    query,
    body: listVersionSchema,
    response: createdReleaseSchema.extend({
      hash: z.string().describe('Names the new version.'),
      link: previewLink.optional(),
    }),
  },
} as const satisfies Record<string, Operation>;
