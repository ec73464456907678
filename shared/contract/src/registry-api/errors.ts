import { z } from 'zod';

/** For every status from 400. */
export const errorResponseSchema = z.object({
  /** Stable. Not an enum: the client may be older than the server. */
  code: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** What is wrong and how to fix it. */
  error: z.string(),
  /** For programs, by code: an `EntryConflict` with `entry-changed`, `EntryProblem[]` with `entries-invalid`. */
  details: z.unknown().optional(),
  /** Also in the log and the audit. */
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
