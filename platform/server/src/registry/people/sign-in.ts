import type { beginSignInSchema, begunSignInSchema, signInSchema } from '@viit/contract/console';
import type { Rights } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { z } from 'zod';
import type { Database, Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { hashSecret } from '../access/secrets.ts';
import { authenticate, readActor, sessionPrefix } from '../access/tokens.ts';
import { type OneTimeSecret, takeSecret } from './one-time-secrets.ts';
import { beginAuthentication, beginRegistration, checkPasskey, type PasskeyOwner, storePasskey } from './passkeys.ts';
import { beginWithProvider, checkProvider, findPerson } from './provider.ts';
import { createSession, type NewSession } from './sessions.ts';
import type { SignInSettings } from './sign-in-settings.ts';

interface SignInContext {
  database: Database;
  signIn: SignInSettings;
}

/** @throws Refusal if it is not how people sign in here, or the invitation is not valid. */
export async function beginSignIn(
  { database, signIn }: SignInContext,
  request: z.output<typeof beginSignInSchema>,
): Promise<z.input<typeof begunSignInSchema>> {
  if ('invitation' in request) return acceptInvitation(database, signIn, request.invitation);
  return request.with === 'provider' ? beginWithProvider(database, signIn) : beginAuthentication(database, signIn);
}

/** The invitation is not used up yet. */
async function acceptInvitation(sql: Sql, signIn: SignInSettings, secret: string) {
  const hash = hashSecret(secret);
  const [person] = await sql.query<PasskeyOwner & { rights: Rights; by: string }>(
    `select p.id::text as id, p.name, p.email, p.rights, s.content->>'by' as by from one_time_secret s join person p on p.id = s.person
     where s.hash = $1 and s.kind = 'invitation' and s.expires_at > now()`,
    [hash],
  );
  if (!person) throw new Refusal('invitation-invalid');
  const { name, rights, by } = person;
  return { ...(await beginRegistration(sql, signIn, person, hash)), name, rights, invitedBy: by };
}

export async function completeSignIn(
  context: SignInContext,
  request: z.output<typeof signInSchema>,
  address: string,
): Promise<{ session: NewSession; actor: Actor }> {
  const { database } = context;
  const session =
    'token' in request
      ? await createSession(database, await ownerOf(database, request.token, address))
      : await completeFlow(context, request);
  return { session, actor: await readActor(database, session.number) };
}

/** A session is not extended by another one. */
async function ownerOf(sql: Sql, token: string, address: string): Promise<{ parent: string }> {
  if (token.startsWith(sessionPrefix)) throw new Refusal('token-unknown');
  return { parent: (await authenticate(sql, `Bearer ${token}`, address)).token };
}

type Completion = Exclude<z.output<typeof signInSchema>, { token: string }>;

/** What was begun decides how it is completed; it is used up even if it is refused. */
async function completeFlow({ database, signIn }: SignInContext, request: Completion): Promise<NewSession> {
  const kinds = 'query' in request ? (['provider'] as const) : (['passkey', 'invited'] as const);
  const flow: OneTimeSecret | undefined = await takeSecret(database, request.flow, ...kinds);
  if (!flow) throw new Refusal('sign-in-ended');
  if ('query' in request) {
    const account = await checkProvider(signIn, flow, request.query);
    return database.transaction(async (sql) => createSession(sql, { person: await findPerson(sql, account) }));
  }
  const { response, name = 'passkey' } = request;
  return database.transaction(async (sql) => {
    if (flow.kind === 'passkey') return createSession(sql, { person: await checkPasskey(sql, signIn, flow, response) });
    return createSession(sql, await storePasskey(sql, signIn, flow, response, name));
  });
}
