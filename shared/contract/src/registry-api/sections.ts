import { z } from 'zod';
import { operator } from './access.ts';
import type { Operation } from './operation.ts';

export const sectionOwnerSchema = z.object({
  name: z.string(),
  /** Literal, routes, or `/exams/*`. In lower case. */
  addresses: z.array(z.string()),
  /** `unpublished`: never live. */
  state: z.enum(['live', 'withdrawn', 'unpublished']),
  menu: z.array(z.object({ names: z.array(z.string()), link: z.string() })),
});
export type SectionOwner = z.infer<typeof sectionOwnerSchema>;

const name = z.string().min(1).describe('A section such as exams, or "shell".');
const address = z.string().min(1).max(300).describe('/new-page, a route such as /department/:code, or /library/*.');

export const sectionOperations = {
  listSections: {
    method: 'GET',
    path: '/sections',
    summary: 'List the sections with the addresses that they own',
    access: 'signed-in',
    response: z.array(sectionOwnerSchema),
  },
  grantAddress: {
    method: 'POST',
    path: '/sections/{name}/addresses',
    summary: 'Let a section publish at an address',
    access: operator,
    params: z.object({ name }),
    body: z.object({ address }),
    response: z.object({ section: z.string(), address: z.string() }),
  },
  revokeAddress: {
    method: 'DELETE',
    path: '/sections/{name}/addresses',
    summary: 'Take an address back from a section; what is live there stays until its next build',
    access: operator,
    params: z.object({ name }),
    query: z.object({ address }),
    response: z.object({ section: z.string(), address: z.string() }),
  },
} as const satisfies Record<string, Operation>;
