import { z } from 'zod';

/** What a web server sends with a file: at which address, with which status and headers. */
export const exportedResponseSchema = z.object({
  /** For a not-found page its route, such as `/department/:code`. */
  address: z.string(),
  status: z.union([z.literal(200), z.literal(404)]),
  headers: z.record(z.string(), z.string()),
});
export type ExportedResponse = z.infer<typeof exportedResponseSchema>;

/** A file whose bytes the registry stores; they are read by its hash. */
export const exportedFileSchema = z.object({
  /** Path in the export, such as `site/exams/about.html`. */
  file: z.string(),
  /** In base64. */
  sha384: z.string(),
  response: exportedResponseSchema,
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

/** A file that is generated for the export. */
export const exportedTextSchema = z.object({
  file: z.string(),
  text: z.string(),
  /** Missing if the file is for the web server, not for visitors. */
  response: exportedResponseSchema.optional(),
});
export type ExportedText = z.infer<typeof exportedTextSchema>;

/** What `viit export` writes: a release as plain files. The server plans it, the command line follows it. */
export const exportPlanSchema = z.object({
  release: z.string(),
  /** The site's public origin. */
  origin: z.string(),
  files: z.array(exportedFileSchema),
  texts: z.array(exportedTextSchema),
});
export type ExportPlan = z.infer<typeof exportPlanSchema>;
