import { z } from 'zod';
import { archiveType, type Operation } from './operation.ts';
import { stepTimesSchema } from './step-times.ts';

const name = z.string().min(1).describe('A section such as exams, or "shell".');

export const listedBuildSchema = z.object({
  version: z.string(),
  identity: z.string(),
  receivedAt: z.iso.datetime(),
  isLive: z.boolean(),
});
export type ListedBuild = z.infer<typeof listedBuildSchema>;

export const receivedBuildSchema = z.object({
  identity: z.string(),
  version: z.string(),
  isNew: z.boolean(),
  /** Accepted, but worth a look. */
  warnings: z.array(z.string()),
  /** `receive`, `check` and `storeBuild`. */
  ms: stepTimesSchema,
});
export type ReceivedBuild = z.infer<typeof receivedBuildSchema>;

export const buildOperations = {
  findBuild: {
    method: 'GET',
    path: '/builds/{name}/{identity}',
    summary: 'Report whether a build is stored, so that its files need not be sent',
    access: { level: 'publish', part: '{name}' },
    params: z.object({ name, identity: z.string().min(1) }),
    query: z.object({
      version: z
        .string()
        .optional()
        .describe('The version that it will take when it goes live; left out for a preview.'),
    }),
    response: z.object({ isStored: z.boolean() }),
  },
  listBuilds: {
    method: 'GET',
    path: '/builds/{name}',
    summary: 'List the stored builds of a section, newest first',
    access: 'signed-in',
    params: z.object({ name }),
    response: z.array(listedBuildSchema),
  },
  sendBuild: {
    method: 'PUT',
    path: '/builds/{name}',
    summary: 'Send a build: its dist folder as a gzipped tar file. It is checked and stored, and not shown yet',
    access: { level: 'publish', part: '{name}' },
    params: z.object({ name }),
    body: archiveType,
    response: receivedBuildSchema,
  },
} as const satisfies Record<string, Operation>;
