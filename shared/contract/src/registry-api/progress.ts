import { z } from 'zod';
import { errorResponseSchema } from './errors.ts';

export const progressSchema = z.object({
  /** Rendered and stored. */
  done: z.number().int().nonnegative(),
  total: z.number().int().positive(),
});
export type Progress = z.infer<typeof progressSchema>;

/** A JSON value in each line. */
export const linesType = 'application/x-ndjson';

/** Any number of `progress`, then `result`, or `error` with its status. */
export const progressLineSchema = z.union([
  z.object({ progress: progressSchema }),
  z.object({ result: z.unknown() }),
  z.object({ error: errorResponseSchema, status: z.number().int() }),
]);
export type ProgressLine = z.infer<typeof progressLineSchema>;
