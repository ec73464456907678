import { z } from 'zod';
import { archiveType, type Operation } from './operation.ts';
import { removedPageSchema } from './releases.ts';
import { stepTimesSchema } from './step-times.ts';

const dryRunPageSchema = z.object({
  /** For not-found pages, the route. */
  path: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  section: z.string(),
  title: z.string(),
  /** Compared with the live page. `same`: at most code differs. */
  change: z.enum(['new', 'changed', 'same']),
  html: z.string().describe('The page, rendered inside the live shell.'),
  policy: z.string().describe('The Content-Security-Policy that the page would be served with.'),
});
export type DryRunPage = z.infer<typeof dryRunPageSchema>;

const dryRunSchema = z.object({
  identity: z.string(),
  version: z.string(),
  /** Missing if nothing is live. */
  release: z.string().optional(),
  /** False if live already. */
  isNew: z.boolean(),
  /** Accepted, but worth a look. */
  warnings: z.array(z.string()),
  /** Up to 200, at least one of each route; for the shell, of all sections. */
  pages: z.array(dryRunPageSchema),
  /** Beyond these 200. */
  notRendered: z.array(z.string()).optional(),
  /** Permitted by the request. */
  removed: z.array(removedPageSchema),
  table: z
    .record(z.string(), z.unknown())
    .describe('The page table with this build, as /_registry.json would serve it.'),
  routes: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('What browsers request about the pages of this build, by address: the route index and tables.'),
  /** `receive`, `check`, `plan` and `render`. */
  ms: stepTimesSchema,
});
export type DryRun = z.infer<typeof dryRunSchema>;

export const dryRunOperations = {
  dryRun: {
    method: 'POST',
    path: '/builds/{name}/dry-run',
    summary: 'Check a build as publishing it would, and report what would go live. Nothing is stored',
    access: { level: 'publish', part: '{name}' },
    params: z.object({ name: z.string().min(1).describe('A section such as exams, or "shell".') }),
    query: z.object({
      remove: z
        .string()
        .max(20_000)
        .optional()
        .transform((text) => (text ? text.split(',') : []))
        .describe('Live addresses that may be removed, separated by commas.'),
      pages: z
        .string()
        .max(20_000)
        .optional()
        .transform((text) => (text ? text.split(',') : []))
        .describe('Addresses to render first, separated by commas.'),
    }),
    body: archiveType,
    response: dryRunSchema,
  },
} as const satisfies Record<string, Operation>;
