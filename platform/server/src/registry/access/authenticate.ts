import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, describeScope } from './scopes.ts';
import { hashToken } from './tokens.ts';

interface StoredToken {
  id: string | number;
  scope: string;
  label: string;
  isRevoked: boolean;
  isExpired: boolean;
}

/**
 * Finds the owner of a request's token.
 * @param header the request's Authorization header.
 * @throws Refusal if the token is missing, unknown, revoked or expired.
 */
export async function authenticate(sql: Sql, header: string | undefined): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1];
  if (!token) {
    throw new Refusal(
      'token-missing',
      'This needs a token. Pass yours with --token or in VIIT_TOKEN; the operator creates one with: viit token create <section>',
    );
  }
  const [stored] = await sql.query<StoredToken>(
    `select id, scope, label, revoked_at is not null as "isRevoked", coalesce(expires_at <= now(), false) as "isExpired"
     from token where hash = $1`,
    [hashToken(token)],
  );
  if (!stored) {
    throw new Refusal(
      'token-unknown',
      'The registry does not know this token. Check that it was copied completely and is for this site, or ask the operator for a new one.',
    );
  }
  const name = `The token "${stored.label}" of ${describeScope(stored.scope)}`;
  if (stored.isRevoked) throw new Refusal('token-revoked', `${name} was revoked. Ask the operator for a new one.`);
  if (stored.isExpired) throw new Refusal('token-expired', `${name} has expired. Ask the operator for a new one.`);
  return { token: String(stored.id), scope: stored.scope, label: stored.label };
}
