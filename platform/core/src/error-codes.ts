import { errorMeanings } from './error-meanings.ts';

export const siteStillServed =
  'The site is still served from memory. Check with "viit status" whether your change is live; publishing the same build twice does no harm.';

/** Sentences of codes by status. */
const sentences = {
  401: {
    'token-missing':
      'This needs a token. Get one for yourself with viit login, or pass one with --token or in VIIT_TOKEN; the operator creates it with: viit token create',
    'token-unknown':
      'The registry does not know this token. Check that it was copied completely and is for this site, or ask the operator for a new one.',
    'session-missing':
      'You are not signed in, or your session has ended. Sign in again; in a terminal with: viit login',
    'sign-in-ended':
      'This attempt to sign in was begun in another window, took too long, or was completed before. Begin to sign in again.',
    'invitation-invalid':
      'This invitation was used, has expired, or was not copied completely. Ask the operator for a new one.',
  },
  403: {
    'not-a-person': 'This is for people, and you use a token. Sign in as yourself first.',
    'console-needed':
      'A session of viit login cannot do this: allow the command in the console. In a terminal: viit login',
    'sign-in-old':
      'For this you must have signed in to the console within the last 15 minutes. Sign out there, sign in again, and repeat it.',
  },
  404: {
    'nothing-live': 'Nothing has been published yet. Publish the shell first: viit publish shell',
    'export-file-unknown': 'The request names a file that this export does not contain. Export again: viit export',
  },
  409: {
    'provider-off': 'This site has no sign-in provider. Sign in with a passkey.',
    'passkeys-off': 'People sign in with the provider of this site, not with passkeys.',
    'passkey-not-removed': 'There is no such passkey, or it is your last one. Add another one before you remove it.',
  },
  422: {
    'shell-missing': 'A release needs a shell. Publish the shell first.',
  },
  429: {
    'sign-ins-too-many': 'Too many attempts to sign in from this address. Wait 10 seconds.',
  },
  501: {
    'pictures-unavailable':
      'This server cannot convert pictures, because sharp is not installed for its system. Everything else works. Ask the operator to install it: npm ci --include=optional',
  },
  503: {
    'database-full': `The database has no space left, so nothing can be published. The operator makes space with "viit prune" or a larger disk. ${siteStillServed}`,
    'temporary-folder-full':
      "The server's temporary folder has no space left, so no build can be received or rendered. The site is still served. The operator makes space in that folder, or sets another one in TMPDIR and restarts the server.",
  },
} as const;

type CodeIn<T> = { [Status in keyof T]: keyof T[Status] }[keyof T] & string;
/** Codes whose sentence is fixed. */
export type FixedCode = CodeIn<typeof sentences>;
export type DetailedCode = CodeIn<typeof errorMeanings>;
export type ErrorCode = FixedCode | DetailedCode;

interface DescribedCode {
  code: ErrorCode;
  status: number;
  /** The whole sentence, if it is fixed. */
  meaning: string;
  isFixed: boolean;
}

const describeCodes = (byStatus: Readonly<Record<string, object>>, isFixed: boolean): DescribedCode[] =>
  Object.entries(byStatus).flatMap(([status, codes]) =>
    Object.entries(codes).map(
      ([code, meaning]) => ({ code, status: Number(status), meaning, isFixed }) as DescribedCode,
    ),
  );

/** A code never changes. docs/refusals.md is generated from this. */
export const describedCodes = [...describeCodes(errorMeanings, false), ...describeCodes(sentences, true)];

export const errorCodes = Object.fromEntries(describedCodes.map((one) => [one.code, one])) as Record<
  ErrorCode,
  DescribedCode
>;
