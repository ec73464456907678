import { z } from 'zod';
import { archiveType, type Operation } from './operation.ts';
import { stepTimesSchema } from './step-times.ts';

const packageVersion = z.object({ name: z.string(), version: z.string() });

export const listedToolkitSchema = z.object({
  version: z.string(),
  packages: z.array(packageVersion),
  publishedAt: z.iso.datetime(),
  by: z.string(),
  /** With the live shell. */
  isCompatible: z.boolean(),
  /** What \`npm install @viit/toolkit\` installs. */
  isLatest: z.boolean(),
});
export type ListedToolkit = z.infer<typeof listedToolkitSchema>;

export const receivedToolkitSchema = z.object({
  version: z.string(),
  isNew: z.boolean(),
  packages: z.array(packageVersion.extend({ isNew: z.boolean() })),
  /** The live shell's; null if it has none. */
  range: z.string().nullable(),
  latest: z.string(),
  /** \`receive\`, \`check\` and \`store\`. */
  ms: stepTimesSchema,
});
export type ReceivedToolkit = z.infer<typeof receivedToolkitSchema>;

export const toolkitOperations = {
  listToolkits: {
    method: 'GET',
    path: '/toolkits',
    summary: 'List the versions of the toolkit, newest first',
    access: 'signed-in',
    response: z.array(listedToolkitSchema),
  },
  sendToolkit: {
    method: 'PUT',
    path: '/toolkits/{version}',
    summary:
      'Publish a toolkit: toolkit.json and its packages as a gzipped tar file. No page is rendered, no release is made',
    access: { level: 'publish', part: 'toolkit' },
    params: z.object({ version: z.string().min(1).max(100).describe('The version in its toolkit.json.') }),
    body: archiveType,
    response: receivedToolkitSchema,
  },
} as const satisfies Record<string, Operation>;
