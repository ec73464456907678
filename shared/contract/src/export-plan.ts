import { z } from 'zod';

export const exportedResponseSchema = z.object({
  /** For a not-found page its route. */
  address: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  headers: z.record(z.string(), z.string()),
});
export type ExportedResponse = z.infer<typeof exportedResponseSchema>;

/** A stored file, by its hash. */
export const exportedFileSchema = z.object({
  /** Such as `site/exams/about.html`. */
  file: z.string(),
  /** Base64. */
  sha384: z.string(),
  response: exportedResponseSchema,
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

/** A generated file. */
export const exportedTextSchema = z.object({
  file: z.string(),
  text: z.string(),
  /** Missing if the file is not for visitors. */
  response: exportedResponseSchema.optional(),
});
export type ExportedText = z.infer<typeof exportedTextSchema>;

/** The files that `viit export` writes. */
export const exportPlanSchema = z.object({
  release: z.string(),
  origin: z.string(),
  files: z.array(exportedFileSchema),
  texts: z.array(exportedTextSchema),
});
export type ExportPlan = z.infer<typeof exportPlanSchema>;
