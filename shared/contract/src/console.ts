import { z } from 'zod';
import { passkeyName, passkeyOptionsSchema, passkeyResponseSchema } from './registry-api/sessions.ts';
import { rightsSchema } from './rights.ts';

/** Contains the half of the session's secret that is not in the cookie. */
export const consoleSessionHeader = 'x-viit-console';

const secret = z.string().trim().min(1).max(500);

/** `POST /sign-in`: begins to sign in with the provider, a passkey, or the first passkey of an invitation. */
export const beginSignInSchema = z.union([
  z.strictObject({ with: z.enum(['provider', 'passkey']) }),
  z.strictObject({ invitation: secret }),
]);

/** `flow` is for the same tab, once, within ten minutes. */
export const begunSignInSchema = z.object({
  flow: z.string(),
  /** Of the provider, to be opened in this tab. It returns to `/signed-in` with a query. */
  url: z.url().optional(),
  /** For a passkey. */
  options: passkeyOptionsSchema.optional(),
  /** Of the invited person. */
  name: z.string().optional(),
  rights: rightsSchema.optional(),
  invitedBy: z.string().optional(),
});

/** `POST /session`: completes what was begun, or signs in with a token. */
export const signInSchema = z.union([
  z.strictObject({ token: secret }),
  z.strictObject({ flow: secret, query: z.string().max(8000).describe('That of the address `/signed-in`.') }),
  z.strictObject({ flow: secret, response: passkeyResponseSchema, name: passkeyName.optional() }),
]);

export const consoleSessionSchema = z.object({
  /** `person:3` or `token:7`. */
  id: z.string(),
  /** Of a person or a token. */
  label: z.string(),
  rights: rightsSchema,
  /** For links to previews. */
  site: z.string(),
  isPerson: z.boolean(),
});
export type ConsoleSession = z.infer<typeof consoleSessionSchema>;

export const signedInSchema = consoleSessionSchema.extend({ key: z.string() });

/** `DELETE /session`. */
export const signedOutSchema = z.object({
  /** Where the provider's own session can be ended too. */
  providerUrl: z.url().nullable(),
});

/** The query of `/events`: identifies a window of the console, and what it shows. */
export const placeSchema = z.object({
  id: z.string().regex(/^[\w-]{8,40}$/),
  place: z.string().regex(/^[a-z0-9-]{1,40}\/[a-z0-9-]{1,40}(?:\/[a-z0-9_-]{1,60})?$/),
});

/** A changed value means that something changed. */
export const consoleChangesSchema = z.object({
  /** Empty if nothing is live. */
  live: z.string(),
  switches: z.string(),
  previews: z.string(),
  drafts: z.string(),
  audit: z.string(),
  reports: z.string(),
  /** Who else has an entry or collection open that the person may edit, such as exams/news/fees. */
  people: z.array(z.object({ id: z.string(), name: z.string(), actor: z.string().nullish(), place: z.string() })),
});
export type ConsoleChanges = z.infer<typeof consoleChangesSchema>;
