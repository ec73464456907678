/** Codes of people who sign in; part of `errorCodes`. */
export const peopleCodes = {
  'session-missing': {
    status: 401,
    message: 'You are not signed in, or your session has ended. Sign in again; in a terminal with: viit login',
  },
  'console-origin': {
    status: 403,
    meaning: "The request comes from another origin's page, or to a host that is not the console's.",
  },
  'sign-ins-too-many': { status: 429, message: 'Too many attempts to sign in from this address. Wait 10 seconds.' },
  'sign-in-ended': {
    status: 401,
    message:
      'This attempt to sign in was begun in another window, took too long, or was completed before. Begin to sign in again.',
  },
  'sign-in-refused': { status: 403, meaning: 'The response of the sign-in provider or of the passkey is not valid.' },
  'provider-off': { status: 409, message: 'This site has no sign-in provider. Sign in with a passkey.' },
  'provider-unavailable': { status: 503, meaning: 'The sign-in provider does not respond.' },
  'passkeys-off': { status: 409, message: 'People sign in with the provider of this site, not with passkeys.' },
  'passkey-not-removed': {
    status: 409,
    message: 'There is no such passkey, or it is your last one. Add another one before you remove it.',
  },
  'invitation-invalid': {
    status: 401,
    message: 'This invitation was used, has expired, or was not copied completely. Ask the operator for a new one.',
  },
  'person-exists': { status: 409, meaning: 'Somebody with this address was invited already.' },
  'person-not-found': { status: 404, meaning: 'There is no person with this number.' },
  'person-not-invited': {
    status: 403,
    meaning: 'The account at the sign-in provider belongs to nobody who is invited.',
  },
  'not-a-person': { status: 403, message: 'This is for people, and you use a token. Sign in as yourself first.' },
  'console-needed': {
    status: 403,
    message: 'A session of viit login cannot do this: allow the command in the console. In a terminal: viit login',
  },
  'sign-in-old': {
    status: 403,
    message:
      'For this you must have signed in to the console within the last 15 minutes. Sign out there, sign in again, and repeat it.',
  },
  'repository-trusted': { status: 409, meaning: 'There is a token for this repository and branch.' },
  'identity-refused': {
    status: 403,
    meaning: 'The identity token of a workflow is not valid, or its repository is not trusted.',
  },
} as const;
