import { z } from 'zod';
import { exportPlanSchema } from '../export-plan.ts';
import { type Operation, tarType } from './operation.ts';

const exportQuery = z.object({
  release: z.string().optional().describe('A release that is or was live; the live one by default.'),
  builds: z.coerce
    .number<number>()
    .int()
    .min(1)
    .max(1000)
    .default(10)
    .describe('How many of the last builds of each section are included, for open tabs.'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

export const exportOperations = {
  planExport: {
    method: 'GET',
    path: '/export',
    summary: 'Describe a release as plain files: where each is written, and how a web server responds with it',
    access: 'signed-in',
    query: exportQuery,
    response: exportPlanSchema,
  },
  readExportFiles: {
    method: 'POST',
    path: '/export',
    summary:
      'Read files of an export by their SHA-384 hashes. The tar entries are named 0, 0.gz, 0.br, 1, … in that order',
    access: 'signed-in',
    query: exportQuery,
    body: z.array(z.string()).max(20_000),
    response: tarType,
  },
} as const satisfies Record<string, Operation>;
