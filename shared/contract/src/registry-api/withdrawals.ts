import { z } from 'zod';
import type { Operation } from './operation.ts';
import { createdReleaseSchema } from './releases.ts';

export const withdrawalOperations = {
  withdrawSection: {
    method: 'POST',
    path: '/sections/{name}/withdrawal',
    summary: 'Take a section off the live site; its addresses respond with 410 until it is published again',
    access: { level: 'publish', part: '{name}' },
    params: z.object({ name: z.string().min(1).describe('A section such as exams.') }),
    body: z.object({
      confirmed: z
        .boolean()
        .describe(
          'False: nothing changes, and the refusal lists the addresses and the pages and lists that link to them.',
        ),
    }),
    response: createdReleaseSchema,
  },
} as const satisfies Record<string, Operation>;
