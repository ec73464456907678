import { z } from 'zod';
import { rightsSchema } from './rights.ts';

/** Contains the session's key. */
export const consoleSessionHeader = 'x-viit-console';

export const signInSchema = z.object({ token: z.string().trim().min(1).max(500) });

export const consoleSessionSchema = z.object({
  /** Of a person or a token. */
  label: z.string(),
  rights: rightsSchema,
  /** For links to previews. */
  site: z.string(),
});
export type ConsoleSession = z.infer<typeof consoleSessionSchema>;

export const signedInSchema = consoleSessionSchema.extend({ key: z.string() });

/** A changed value means that something changed. */
export const consoleChangesSchema = z.object({
  /** Empty if nothing is live. */
  live: z.string(),
  switches: z.string(),
  previews: z.string(),
  drafts: z.string(),
  audit: z.string(),
  reports: z.string(),
});
export type ConsoleChanges = z.infer<typeof consoleChangesSchema>;
