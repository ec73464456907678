import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

const query = z.object({
  list: z.string().min(1).max(60).describe('<section>/<collection>, such as home/announcements.'),
  channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
});

export const listVersionSchema = z.object({
  hash: z.string().nullable().describe('Names the version that a change starts from. Null for the sample entries.'),
  /** Checked with the fields of the collection. */
  items: z.array(z.unknown()),
});
export type ListVersion = z.infer<typeof listVersionSchema>;

export const contentOperations = {
  readList: {
    method: 'GET',
    path: '/content',
    summary: 'Read the entries of a collection',
    access: { part: '{list}', inPreview: 'edit' },
    query,
    response: listVersionSchema,
  },
  replaceList: {
    method: 'PUT',
    path: '/content',
    summary:
      'Replace the entries of a collection, if nobody has changed them since they were read; the pages that show them are rendered again with them',
    access: { level: 'publish', part: '{list}', inPreview: 'edit' },
    query,
    body: listVersionSchema,
    response: createdReleaseSchema.extend({
      hash: z.string().describe('Names the new version.'),
      link: previewLink.optional(),
    }),
  },
} as const satisfies Record<string, Operation>;
