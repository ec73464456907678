import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';
import { previewLink } from './status.ts';

export const menuEntryOperations = {
  changeMenu: {
    method: 'POST',
    path: '/sections/{name}/menu',
    summary: "Put an entry for a section's page into the menu, or take it out; every page is rendered again",
    access: { level: 'publish', part: 'menu' },
    params: z.object({ name: z.string().min(1).describe('A section such as library.') }),
    body: z.object({
      entry: z.string().min(1).max(200).describe('The names in the menu, from the first level: Campus Life/Library.'),
      page: z.string().min(1).max(300).optional().describe('The page; by default the address of the section.'),
      isGranted: z.boolean().describe('False takes the entry out again.'),
      channel: z.string().min(1).default('live').describe('"live", or the name of a preview.'),
      confirmed: z
        .boolean()
        .describe('False: nothing changes, and the refusal says how many pages are rendered again.'),
    }),
    response: createdReleaseSchema.extend({
      ...{ names: z.array(z.string()), page: z.string() },
      link: previewLink.optional(),
    }),
  },
} as const satisfies Record<string, Operation>;
