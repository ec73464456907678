import { z } from 'zod';
import { buildVersion } from '../manifest.ts';
import { operator } from './access.ts';
import type { Operation } from './operation.ts';
import { previewLink, statusSchema } from './status.ts';
import { stepTimesSchema } from './step-times.ts';

const channel = z.string().min(1).describe('"live", or the name of a preview.');
const preview = z.string().min(1).describe('The name of a preview.');

const remove = z
  .array(z.string().startsWith('/'))
  .max(1000)
  .optional()
  .describe('Live addresses that may be removed: pages that the build lacks and does not redirect.');

export const removedPageSchema = z.object({
  address: z.string(),
  /** Pages of the previous release that link to it. */
  pages: z.array(z.string()),
  lists: z.array(z.string()),
});
export type RemovedPage = z.infer<typeof removedPageSchema>;

export const createdReleaseSchema = z.object({
  release: z.string(),
  /** Missing if the channel showed nothing. */
  previous: z.string().optional(),
  rendered: z.number().int(),
  pages: z.number().int(),
  isNew: z.boolean(),
  removed: z.array(removedPageSchema).optional(),
  kept: z
    .array(z.string())
    .optional()
    .describe('Sections that the change does not name, and whose pages stay as they were because they fail with it.'),
  /** `plan`, `render`, `storePages`, `switch` and `notify`. */
  ms: stepTimesSchema,
});
export type CreatedRelease = z.infer<typeof createdReleaseSchema>;

export const namedBuildSchema = z.object({ name: z.string().min(1), version: z.string().min(1) });
/** `exams@1.4.0`. */
export type NamedBuild = z.infer<typeof namedBuildSchema>;

const part = z
  .string()
  .min(1)
  .max(300)
  .describe('A section such as exams, a collection such as home/announcements, the address of a document, or "menu".');

const partVersionSchema = z.object({
  release: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  note: z.string(),
  hash: z.string().nullable().describe('Null where the part was taken away.'),
  version: z.string().nullable().describe('Of a build.'),
  size: z.number().int().nullable().describe('Bytes of a document, entries of a list or of the menu.'),
});
export type PartVersion = z.infer<typeof partVersionSchema>;

const rolledBackPartSchema = z.object({ name: part, from: z.string(), to: z.string() });
export type RolledBackPart = z.infer<typeof rolledBackPartSchema>;

export const promotedSchema = createdReleaseSchema.extend({ parts: z.array(part) });
export const composedPreviewSchema = createdReleaseSchema.extend({
  versions: z.array(namedBuildSchema),
  link: previewLink,
});
export const rolledBackSchema = createdReleaseSchema.extend({ changes: z.array(rolledBackPartSchema) });

export const prunedSchema = z.object({
  previews: z.number().int(),
  releases: z.number().int(),
  builds: z.number().int(),
  pages: z.number().int(),
  files: z.number().int(),
  reports: z.number().int(),
});
export type PruneResult = z.infer<typeof prunedSchema>;

export const releaseOperations = {
  publish: {
    method: 'POST',
    path: '/channels/{channel}',
    summary: 'Put a stored build on a channel: "live" publishes it, any other name adds it to that preview',
    reportsProgress: true,
    access: { level: 'publish', part: '{name}', inPreview: 'edit' },
    params: z.object({ channel }),
    body: z.object({
      ...{ name: z.string(), identity: z.string(), remove },
      version: buildVersion
        .optional()
        .describe(
          'The version in the manifest: a build that has never been live gets it, from those who may publish it. Else it keeps its own.',
        ),
    }),
    response: createdReleaseSchema.extend({
      link: previewLink.optional(),
      version: z
        .string()
        .optional()
        .describe(
          'The version of the build: its own where it is or was live, else a label such as 1.4.0-preview.3fa9c1d2e4b7.',
        ),
    }),
  },
  composePreview: {
    method: 'POST',
    path: '/previews/{channel}',
    summary: 'Make a preview show the live site with exactly these builds in it',
    reportsProgress: true,
    access: { level: 'edit', part: '{builds}' },
    params: z.object({ channel: preview }),
    body: z.object({ builds: z.array(namedBuildSchema).min(1).max(100) }),
    response: composedPreviewSchema,
  },
  deletePreview: {
    method: 'DELETE',
    path: '/previews/{channel}',
    summary: 'Delete a preview; its link stops working',
    access: { rule: 'Who created it, or may publish everything that was chosen for it.' },
    params: z.object({ channel: preview }),
    response: z.object({ channel: z.string() }),
  },
  promote: {
    method: 'POST',
    path: '/promote',
    summary: 'Make the parts that were chosen for a preview live, as far as permitted',
    reportsProgress: true,
    access: { rule: '`publish` for what was chosen for it; the rest stays as it is.' },
    body: z.object({ channel: preview, section: z.string().optional(), remove }),
    response: promotedSchema,
  },
  readHistory: {
    method: 'GET',
    path: '/history',
    summary: 'List the versions of a part that were live, oldest first, with who changed it',
    access: 'signed-in',
    query: z.object({ part }),
    response: z.array(partVersionSchema),
  },
  rollBack: {
    method: 'POST',
    path: '/rollback',
    summary: 'Make an earlier version of a part live again, or the builds of an earlier release of the whole site',
    reportsProgress: true,
    access: { level: 'publish', part: '{part}' },
    body: z.union([
      z
        .object({
          release: z.string(),
          withContent: z.boolean().default(false).describe('Lists and documents go back too.'),
          confirmed: z.boolean().describe('False: nothing changes, and the refusal lists what would.'),
        })
        .strict(),
      z.object({ part, version: z.string().optional().describe('Of a build.') }).strict(),
    ]),
    response: rolledBackSchema,
  },
  planRollBack: {
    method: 'GET',
    path: '/rollback',
    summary: 'Show what a rollback of a part would do, without doing it',
    access: { level: 'publish', part: '{part}' },
    query: z.object({ part, version: z.string().optional().describe('By default the one that was live before.') }),
    response: rolledBackPartSchema.extend({
      release: z.string().nullable().describe('A live release that had the version, to compare with.'),
    }),
  },
  readStatus: {
    method: 'GET',
    path: '/status',
    summary: 'Show which version everything is on, the previews, and who changed what and when',
    access: 'signed-in',
    query: z.object({ count: z.coerce.number<number>().int().positive().max(1000).default(20) }),
    response: statusSchema,
  },
  prune: {
    method: 'POST',
    path: '/prune',
    summary: 'Delete releases, builds and pages that nothing needs',
    access: operator,
    body: z.object({
      keep: z.number().int().positive().describe('How many live releases stay.'),
      previewDays: z
        .number()
        .int()
        .positive()
        .optional()
        .describe('Previews that have not changed for so many days are deleted too.'),
    }),
    response: prunedSchema,
  },
} as const satisfies Record<string, Operation>;
