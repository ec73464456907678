import { z } from 'zod';

/** The body of every response with a status of 400 or above. */
export const errorResponseSchema = z.object({
  /** Stable, in kebab case, such as `version-taken`. Not an enum: a client may be older than the server. */
  code: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  /** One sentence for people: what is wrong and how to fix it. */
  error: z.string(),
  /** Names the request in the server's log and in `viit audit`. */
  requestId: z.string(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
