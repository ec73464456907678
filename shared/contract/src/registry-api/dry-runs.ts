import { z } from 'zod';
import { archiveType, type Operation } from './operation.ts';
import { removedPageSchema } from './releases.ts';
import { stepTimesSchema } from './step-times.ts';

const dryRunPageSchema = z.object({
  /** The address; of a not-found page the route, such as `/department/:code`. */
  path: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  section: z.string(),
  title: z.string(),
  /** Beside the page that is live at the address: what visitors read and see. `same`: only code differs, or nothing. */
  change: z.enum(['new', 'changed', 'same']),
  html: z.string().describe('The page, rendered inside the live shell.'),
  policy: z.string().describe('The Content-Security-Policy that the page would be served with.'),
});
export type DryRunPage = z.infer<typeof dryRunPageSchema>;

const dryRunSchema = z.object({
  identity: z.string(),
  version: z.string(),
  /** The live release that it was checked against; missing where nothing is live. */
  release: z.string().optional(),
  /** False if the build is live already. */
  isNew: z.boolean(),
  /** What the checks accept, and a reviewer should look at. */
  warnings: z.array(z.string()),
  /** The pages of the build, and for the shell those of all sections: up to 200, at least one of each route. */
  pages: z.array(dryRunPageSchema),
  /** Addresses of the pages beyond these 200, which were not rendered. Missing where there are none. */
  notRendered: z.array(z.string()).optional(),
  /** Addresses that would vanish, which the request permits. */
  removed: z.array(removedPageSchema),
  table: z
    .record(z.string(), z.unknown())
    .describe('The page table with this build, as /_registry.json would answer it.'),
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
    access: "The section's token, or the operator's.",
    params: z.object({ name: z.string().min(1).describe('A section such as exams, or "shell".') }),
    query: z.object({
      remove: z
        .string()
        .max(20_000)
        .optional()
        .transform((text) => (text ? text.split(',') : []))
        .describe('Live addresses that may vanish, separated by commas.'),
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
