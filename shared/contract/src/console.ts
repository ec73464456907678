import { z } from 'zod';

/** The protocol of the console's pages and server, besides the registry's operations. */

/** The header with the session's key. */
export const consoleSessionHeader = 'x-viit-console';

export const signInSchema = z.object({ token: z.string().trim().min(1).max(500) });

export const consoleSessionSchema = z.object({
  /** `*`, `tester`, `content`, `toolkit`, `metrics`, `shell`, or a section. */
  scope: z.string(),
  label: z.string(),
  /** For links to previews. */
  site: z.string(),
});
export type ConsoleSession = z.infer<typeof consoleSessionSchema>;

/** The page stores the key. */
export const signedInSchema = consoleSessionSchema.extend({ key: z.string() });

/** A value that differs from the previous event's says that something changed. */
export const consoleChangesSchema = z.object({
  /** The live release; empty where nothing is live. */
  live: z.string(),
  moves: z.string(),
  previews: z.string(),
  audit: z.string(),
  reports: z.string(),
});
export type ConsoleChanges = z.infer<typeof consoleChangesSchema>;
