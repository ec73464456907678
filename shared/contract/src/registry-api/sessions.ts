import { z } from 'zod';
import { rightsSchema } from '../rights.ts';
import type { Operation } from './operation.ts';

/** Of sessions in the console, and of `viit login`. */
export const sessionHours = 12;

const secret = z.string().min(20).max(200);

/** What `startRegistration` and `startAuthentication` of @simplewebauthn/browser take and return. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export const passkeyResponseSchema = z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) });

export const passkeyName = z.string().trim().min(1).max(60).describe('Such as "office laptop".');

const meSchema = z.object({
  /** `person:3` or `token:7`. */
  id: z.string(),
  label: z.string(),
  rights: rightsSchema,
  /** Null for a token. */
  email: z.string().nullable(),
  /** Of the session or token; null for the one of the setting OPERATOR_TOKEN. */
  expiresAt: z.iso.datetime().nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), addedAt: z.iso.datetime(), usedAt: z.iso.datetime().nullable() }),
  ),
  /** All for the operator, otherwise the own one. */
  expiringTokens: z.array(z.object({ id: z.string(), label: z.string(), expiresAt: z.iso.datetime() })),
});
export type Me = z.infer<typeof meSchema>;

const newSessionSchema = z.object({ token: z.string(), label: z.string(), expiresAt: z.iso.datetime() });

export const sessionOperations = {
  readSignIn: {
    method: 'GET',
    path: '/sign-in',
    summary: 'Show where and how people sign in',
    access: 'everybody',
    response: z.object({
      console: z.url().describe('The origin of the console.'),
      method: z.enum(['provider', 'passkey']),
    }),
  },
  readMe: {
    method: 'GET',
    path: '/me',
    summary: 'Show who is signed in, and with which rights',
    access: 'signed-in',
    response: meSchema,
  },
  endSession: {
    method: 'DELETE',
    path: '/me/session',
    summary: 'Sign out; a token that is no session stays',
    access: 'signed-in',
    query: z.object({ all: z.stringbool().default(false).describe('Also ends all other sessions of the person.') }),
    response: z.object({ ended: z.number().int() }),
  },
  beginPasskey: {
    method: 'POST',
    path: '/me/passkeys/options',
    summary: 'Begin to add a passkey to the person who is signed in',
    access: 'signed-in',
    response: z.object({ flow: z.string(), options: passkeyOptionsSchema }),
  },
  addPasskey: {
    method: 'POST',
    path: '/me/passkeys',
    summary: 'Add a passkey to the person who is signed in',
    access: 'signed-in',
    body: z.object({ flow: secret, name: passkeyName, response: passkeyResponseSchema }),
    response: z.object({ id: z.string() }),
  },
  removePasskey: {
    method: 'DELETE',
    path: '/me/passkeys/{id}',
    summary: 'Remove a passkey of the person who is signed in; the last one stays',
    access: 'signed-in',
    params: z.object({ id: z.string().min(1) }),
    response: z.object({ id: z.string() }),
  },
  approveLogin: {
    method: 'POST',
    path: '/me/logins',
    summary: 'Let a command on the same computer act as the person who is signed in',
    access: 'signed-in',
    body: z.object({
      challenge: z
        .string()
        .regex(/^[\w-]{43}$/)
        .describe('SHA-256 of the verifier, as base64url.'),
    }),
    response: z.object({ code: z.string().describe('Works once, for one minute.') }),
  },
  finishLogin: {
    method: 'POST',
    path: '/logins',
    summary: 'Exchange the code of a login for a session of 12 hours',
    access: 'everybody',
    body: z.object({ code: secret, verifier: secret }),
    response: newSessionSchema,
  },
  exchangeIdentity: {
    method: 'POST',
    path: '/identities',
    summary: 'Exchange an identity token of GitHub Actions for a token of one hour',
    access: 'everybody',
    body: z.object({ identityToken: z.string().max(10_000) }),
    response: newSessionSchema,
  },
} as const satisfies Record<string, Operation>;
