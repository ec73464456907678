import { type Me, reminderDays } from '@viit/contract/registry-api';
import { isOperator } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { type Actor, personOf } from '../access/rights.ts';
import type { PasskeyOwner } from './passkeys.ts';

export async function readMe(sql: Sql, actor: Actor): Promise<Me> {
  const person = personOf(actor);
  const [own] = await sql.query<Pick<Me, 'email' | 'expiresAt'>>(
    `select p.email, t.expires_at as "expiresAt" from token_actor t left join person p on p.id = t.person where t.id = $1`,
    [actor.token],
  );
  const passkeys = await sql.query<Me['passkeys'][number]>(
    'select id, name, added_at as "addedAt", used_at as "usedAt" from passkey where person = $1 order by added_at',
    [person],
  );
  const expiringTokens = await sql.query<Me['expiringTokens'][number]>(
    `select id::text as id, label, expires_at as "expiresAt" from token
     where rights is not null and revoked_at is null and expires_at between now() and now() + $1::int * interval '1 day'
       and ($2 or 'token:' || id = $3) order by expires_at`,
    [reminderDays, isOperator(actor.rights), actor.id],
  );
  const { id, label, rights } = actor;
  return {
    ...{ id, label, rights, passkeys, expiringTokens },
    email: own?.email ?? null,
    expiresAt: own?.expiresAt ?? null,
  };
}

export async function readOwner(sql: Sql, person: string): Promise<PasskeyOwner> {
  const query = 'select id::text as id, name, email from person where id = $1';
  const [owner] = await sql.query<PasskeyOwner>(query, [person]);
  if (owner) return owner;
  throw new Refusal('session-missing');
}
