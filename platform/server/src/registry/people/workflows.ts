import { Refusal } from '@viit/core/refusal';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { storeSecret } from './one-time-secrets.ts';
import { createSession, type NewSession } from './sessions.ts';

const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

const keysOf = (issuer: string) => {
  const known = keys.get(issuer) ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks`));
  keys.set(issuer, known);
  return known;
};

const claimsSchema = z.object({
  jti: z.string().min(1),
  /** Without a branch. */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  repository_id: z.string(),
  ref: z.string(),
});

/** GitHub's are valid for some minutes. */
const maxAgeSeconds = 600;

/**
 * Exchanges the identity token of a GitHub Actions workflow, so that a repository needs no secret.
 * @param audience the site's origin. @throws Refusal if it is not valid, was used, or nobody trusts the repository.
 */
export async function exchangeIdentity(
  sql: Sql,
  { issuer, audience }: { issuer: string; audience: string },
  identity: string,
): Promise<NewSession> {
  const options = { issuer, audience, algorithms: ['RS256'], maxTokenAge: maxAgeSeconds, clockTolerance: 30 };
  const verified = await jwtVerify(identity, keysOf(issuer), options).catch(refuse);
  const { success, data: claims } = claimsSchema.safeParse(verified.payload);
  if (!success) return refuse(new Error('it names no repository'));
  if (!(await storeSecret(sql, { kind: 'identity', seconds: 2 * maxAgeSeconds }, `${issuer} ${claims.jti}`))) {
    refuse(new Error('it was used before'));
  }
  const branch = /^refs\/heads\/(.+)$/.exec(claims.ref)?.[1];
  // The name of a repository can be given up and taken over; its number cannot.
  const [trusted] = await sql.query<{ id: string }>(
    `update token set repository_id = $3 where repository in (lower($1), lower($1) || '@' || $2)
       and (repository_id is null or repository_id = $3) and revoked_at is null and expires_at > now() returning id`,
    [claims.repository, branch ?? null, claims.repository_id],
  );
  if (!trusted) return refuse(new Error(`no token is for ${claims.repository}${branch ? `@${branch}` : ''}`));
  return createSession(sql, { parent: trusted.id }, { hours: 1 });
}

function refuse(error: Error): never {
  throw new Refusal(
    'identity-refused',
    `The identity token of the workflow was refused: ${error.message}. The operator trusts a repository with: viit token create --repository owner/name`,
  );
}
