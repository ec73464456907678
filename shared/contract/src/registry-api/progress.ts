import { z } from 'zod';
import { errorResponseSchema } from './errors.ts';

/** How far an operation is that renders pages. */
export const progressSchema = z.object({
  /** Pages that are rendered and stored. */
  done: z.number().int().nonnegative(),
  /** Pages that had to be rendered when it began. */
  total: z.number().int().positive(),
});
export type Progress = z.infer<typeof progressSchema>;

/** Media type of a response that reports progress: a JSON value in each line. A request that accepts it gets it where pages are rendered. */
export const linesType = 'application/x-ndjson';

/**
 * A line of such a response: any number of `progress`, and then `result`, which is the response itself, or `error` with the status
 * that it would have had.
 */
export const progressLineSchema = z.union([
  z.object({ progress: progressSchema }),
  z.object({ result: z.unknown() }),
  z.object({ error: errorResponseSchema, status: z.number().int() }),
]);
export type ProgressLine = z.infer<typeof progressLineSchema>;
