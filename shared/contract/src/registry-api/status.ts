import { z } from 'zod';
import { sectionOwnerSchema } from './sections.ts';

export const previewLink = z.string().startsWith('/_preview/').describe("The preview's secret path on the site.");

export const statusSchema = z.object({
  /** Null if nothing is live. */
  release: z.string().nullable(),
  sections: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      identity: z.string(),
      /** Of its entry's first script. */
      integrity: z.string(),
      since: z.iso.datetime(),
      by: z.string(),
    }),
  ),
  owners: z.array(sectionOwnerSchema),
  channels: z.array(
    z.object({
      name: z.string(),
      release: z.string(),
      switchedAt: z.iso.datetime(),
      /** Sections, lists, addresses of documents, or "menu". */
      chosen: z.array(z.string()),
      /** Created by the one who asks. */
      isOwn: z.boolean(),
      /** Only for those who may open it. */
      link: previewLink.optional(),
    }),
  ),
  scheduleFailures: z
    .array(
      z.object({
        section: z.string(),
        part: z.string().optional(),
        moment: z.string().describe('When its entries should have begun or ended, in Asia/Kolkata.'),
        error: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .describe('Tried again after the next publish.'),
  switches: z.array(
    z.object({
      channel: z.string(),
      release: z.string(),
      at: z.iso.datetime(),
      by: z.string(),
      note: z.string(),
    }),
  ),
});
export type Status = z.infer<typeof statusSchema>;
