import { z } from 'zod';

export const exportedResponseSchema = z.object({
  /** For not-found pages, the route. */
  address: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  headers: z.record(z.string(), z.string()),
});
export type ExportedResponse = z.infer<typeof exportedResponseSchema>;

export const exportedFileSchema = z.object({
  /** Such as `site/exams/about.html`. */
  file: z.string(),
  /** Base64. */
  sha384: z.string(),
  response: exportedResponseSchema,
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

export const exportedTextSchema = z.object({
  file: z.string(),
  text: z.string(),
  /** Missing if not for visitors. */
  response: exportedResponseSchema.optional(),
});
export type ExportedText = z.infer<typeof exportedTextSchema>;

export const exportPlanSchema = z.object({
  release: z.string(),
  origin: z.string(),
  files: z.array(exportedFileSchema),
  texts: z.array(exportedTextSchema),
});
export type ExportPlan = z.infer<typeof exportPlanSchema>;
