import { z } from 'zod';

/** What the console's pages and its server say to each other, besides the operations of the registry. */

/** The header with the key of the session, which every request of a signed-in page has. */
export const consoleSessionHeader = 'x-viit-console';

export const signInSchema = z.object({ token: z.string().trim().min(1).max(500) });

/** Whose session it is. */
export const consoleSessionSchema = z.object({
  /** What the token may do: `*`, `tester`, `content`, `toolkit`, `metrics`, `shell`, or a section's name. */
  scope: z.string(),
  label: z.string(),
  /** The address of the site, for links to previews. */
  site: z.string(),
});
export type ConsoleSession = z.infer<typeof consoleSessionSchema>;

/** The response to signing in: also the key of the session, which the page stores. */
export const signedInSchema = consoleSessionSchema.extend({ key: z.string() });

/** An event: texts that differ from those of the event before where something has changed. */
export const consoleChangesSchema = z.object({
  /** The number of the live release; empty where nothing is live. */
  live: z.string(),
  moves: z.string(),
  previews: z.string(),
  audit: z.string(),
  reports: z.string(),
});
export type ConsoleChanges = z.infer<typeof consoleChangesSchema>;
