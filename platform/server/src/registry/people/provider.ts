import { Refusal } from '@viit/core/refusal';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { newOneTimeSecret, type OneTimeSecret } from './one-time-secrets.ts';
import { flowSeconds } from './passkeys.ts';
import type { ProviderSettings, SignInSettings } from './sign-in-settings.ts';

interface Flow {
  verifier: string;
  state: string;
  nonce: string;
}

const redirectOf = ({ consoleOrigin }: SignInSettings) => `${consoleOrigin}/signed-in`;

/** @returns the address of the provider where the person signs in. */
export async function beginWithProvider(sql: Sql, settings: SignInSettings): Promise<{ flow: string; url: string }> {
  const config = await connect(settings.provider);
  const content: Flow = {
    verifier: client.randomPKCECodeVerifier(),
    state: client.randomState(),
    nonce: client.randomNonce(),
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectOf(settings),
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(content.verifier),
    code_challenge_method: 'S256',
    state: content.state,
    nonce: content.nonce,
    ...hints(config, settings),
  });
  return { flow: await newOneTimeSecret(sql, { kind: 'provider', seconds: flowSeconds, content }), url: url.href };
}

/** For the provider's own pages. They prove nothing: the claims are checked when it returns. */
function hints(config: client.Configuration, { provider }: SignInSettings): Record<string, string> {
  const domain = provider?.claims.hd;
  // Google has no sign-out for sites, so the next person at this computer is asked for the account.
  const asks = config.serverMetadata().end_session_endpoint === undefined;
  return { ...(domain && { hd: domain }), ...(asks && { prompt: 'select_account' }) };
}

/** @param query with which the provider returned. */
export async function checkProvider(settings: SignInSettings, flow: OneTimeSecret, query: string): Promise<Account> {
  const config = await connect(settings.provider);
  const { verifier, state, nonce } = flow.content as Flow;
  const address = new URL(redirectOf(settings));
  address.search = query;
  const tokens = await client
    .authorizationCodeGrant(config, address, {
      ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
    })
    .catch(refuse);
  const claims = tokens.claims();
  if (!claims) return refuse(new Error('it sent no identity'));
  for (const [name, value] of Object.entries(settings.provider?.claims ?? {})) {
    if (claims[name] !== value) refuse(new Error(`the account is not of this institute (${name} is not ${value})`));
  }
  return { issuer: claims.iss, subject: claims.sub, email: emailOf(claims, settings) };
}

interface Account {
  issuer: string;
  subject: string;
  /** If it is confirmed. */
  email: string | undefined;
}

/**
 * The first sign-in ties the person to the account. In a transaction: until it ends, nobody resets the person.
 * @returns the number of the person. @throws Refusal if the person is not invited.
 */
export async function findPerson(sql: Sql, { issuer: iss, subject: sub, email }: Account): Promise<string> {
  const known = 'select id::text as id from person where issuer = $1 and subject = $2 for update';
  const bind =
    'update person set issuer = $1, subject = $2 where email = $3 and subject is null returning id::text as id';
  const [person] = await sql.query<{ id: string }>(known, [iss, sub]);
  if (person) return person.id;
  const [invited] = email ? await sql.query<{ id: string }>(bind, [iss, sub, email]) : [];
  if (invited) return invited.id;
  throw new Refusal(
    'person-not-invited',
    email
      ? `${email} is not invited, or was first used with another account. Ask the operator.`
      : 'The provider does not confirm the address of this account. Ask the operator.',
  );
}

/** Parsed before it becomes lower case: a Kelvin sign would become a k. */
const emailSchema = z.email().toLowerCase();

/** Microsoft confirms no addresses; names of the accounts of a tenant are given by the tenant. */
function emailOf(claims: client.IDToken, { provider }: SignInSettings): string | undefined {
  const isOfTenant = provider?.claims.tid !== undefined;
  // Google's documentation shows the text "true", its tokens have the value.
  const isConfirmed = claims.email_verified === true || claims.email_verified === 'true';
  return emailSchema.safeParse(isOfTenant ? claims.preferred_username : isConfirmed ? claims.email : undefined).data;
}

/** Where the provider's own session ends, if it says so. */
export async function providerSignOut(settings: SignInSettings): Promise<string | null> {
  if (!settings.provider) return null;
  const config = await connect(settings.provider).catch(() => undefined);
  if (!config?.serverMetadata().end_session_endpoint) return null;
  return client.buildEndSessionUrl(config, { post_logout_redirect_uri: settings.consoleOrigin }).href;
}

/** Keys and addresses are read for each sign-in: they are rare, and rotated keys are noticed at once. */
async function connect(provider: ProviderSettings | undefined): Promise<client.Configuration> {
  if (!provider) throw new Refusal('provider-off');
  const issuer = new URL(provider.issuer);
  // Signatures are checked although the token comes directly from the provider.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests);
  try {
    return await client.discovery(issuer, provider.clientId, provider.clientSecret, undefined, {
      execute,
      timeout: 10,
    });
  } catch (error) {
    throw new Refusal(
      'provider-unavailable',
      `The sign-in provider ${provider.issuer} does not respond as it should (${(error as Error).message}). Try again in a moment.`,
    );
  }
}

function refuse(error: Error): never {
  throw new Refusal('sign-in-refused', `The sign-in provider's response was refused: ${error.message}. Sign in again.`);
}
