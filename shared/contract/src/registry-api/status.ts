import { z } from 'zod';
import { sectionOwnerSchema } from './sections.ts';

export const previewLink = z.string().startsWith('/_preview/').describe("The preview's secret path on the site.");

/** Which version everything is on. */
export const statusSchema = z.object({
  /** The live release; null if nothing has been published. */
  release: z.string().nullable(),
  sections: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      identity: z.string(),
      /** `sha384-…` of the first script of its entry, as browsers check it. */
      integrity: z.string(),
      since: z.iso.datetime(),
      by: z.string(),
    }),
  ),
  /** Which section owns which addresses. */
  owners: z.array(sectionOwnerSchema),
  channels: z.array(
    z.object({
      name: z.string(),
      release: z.string(),
      movedAt: z.iso.datetime(),
      /** The parts that were chosen for the preview: sections, lists, addresses of documents, or "menu". */
      chosen: z.array(z.string()),
      /** Who may delete it: a section, `tester` or `*`. */
      owner: z.string(),
      /** Only for those who may open the preview. */
      link: previewLink.optional(),
    }),
  ),
  moves: z.array(
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
