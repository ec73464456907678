import { sessionHours } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, personOf } from '../access/rights.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import { sessionPrefix } from '../access/tokens.ts';
import { lockOwner } from './one-time-secrets.ts';

export interface NewSession {
  /** `half` and `key` after the prefix; neither is enough. */
  token: string;
  half: string;
  key: string;
  number: string;
  expiresAt: string;
}

/**
 * In a transaction for a person. @param of a person, or the token that the session has its rights from. @param label of what has its secret.
 * @throws Refusal if the person was removed.
 */
export async function createSession(
  sql: Sql,
  of: { person: string } | { parent: string },
  { hours = sessionHours, label = 'session' } = {},
): Promise<NewSession> {
  await sql.query('delete from token where (person is not null or parent is not null) and expires_at < now()');
  if ('person' in of && !(await lockOwner(sql, 'person', of.person))) throw new Refusal('sign-in-ended');
  const [half, key] = [newSecret(), newSecret()];
  const token = `${sessionPrefix}${half}${key}`;
  const person = 'person' in of ? of.person : null;
  const parent = 'parent' in of ? of.parent : null;
  const [row] = await sql.query<{ number: string; expiresAt: Date }>(
    `insert into token (hash, label, person, parent, expires_at)
     values ($1, $5, $2, $3, now() + $4::int * interval '1 hour') returning id::text as number, expires_at as "expiresAt"`,
    [hashSecret(token), person, parent, hours, label],
  );
  if (!row) throw new Error('A session was not stored.');
  if (person) await sql.query('update person set signed_in_at = now() where id = $1', [person]);
  return { token, half, key, number: row.number, expiresAt: new Date(row.expiresAt).toISOString() };
}

/** @param all also the person's other ones. */
export async function endSession(sql: Sql, actor: Actor, all: boolean): Promise<{ ended: number }> {
  const ended = await sql.query(
    `delete from token where (person is not null or parent is not null) and (id = $1 or ($2 and person = $3)) returning id`,
    [actor.token, all, personOf(actor)],
  );
  return { ended: ended.length };
}
