import { z } from 'zod';
import { namePattern } from '../section-name.ts';
import type { Operation } from './operation.ts';

export const draftPageOperations = {
  openDraftPage: {
    method: 'POST',
    path: '/collections/{section}/{name}/page',
    summary: 'Get a link to the page of a collection as it would be with the drafts, for 12 hours',
    access: { level: 'edit', part: '{section}/{name}' },
    params: z.object({ section: z.string().regex(namePattern), name: z.string().regex(namePattern) }),
    body: z.object({ origin: z.url().max(300).optional().describe('Of the page that may show it in a frame.') }),
    response: z.object({ address: z.string() }),
  },
} as const satisfies Record<string, Operation>;
