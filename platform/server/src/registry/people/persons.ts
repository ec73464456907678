import type { Invitation, ListedPerson, newPersonSchema } from '@viit/contract/registry-api';
import type { Rights } from '@viit/contract/rights';
import { Refusal } from '@viit/core/refusal';
import type { z } from 'zod';
import type { Database, Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { newOneTimeSecret } from './one-time-secrets.ts';
import type { SignInSettings } from './sign-in-settings.ts';

const invitationSeconds = 3 * 24 * 3600;

export const listPersons = (sql: Sql): Promise<ListedPerson[]> =>
  sql.query<ListedPerson>(
    `select id::text as id, name, email, rights, created_at as "invitedAt", signed_in_at as "signedInAt",
       (select count(*)::int from passkey where person = person.id) as passkeys,
       (select max(expires_at) from one_time_secret where person = person.id and kind = 'invitation' and expires_at > now())
         as "invitationExpiresAt"
     from person order by name, person.id`,
  );

/** @throws Refusal if somebody has the address. */
export function invitePerson(
  database: Database,
  settings: SignInSettings,
  { name, email, rights }: z.output<typeof newPersonSchema>,
  by: Actor,
): Promise<Invitation> {
  return database.transaction(async (sql) => {
    const [person] = await sql.query<{ id: string }>(
      `insert into person (name, email, rights) values ($1, $2, $3::jsonb)
       on conflict (email) do nothing returning id::text as id`,
      [name, email, JSON.stringify(rights)],
    );
    if (!person) {
      throw new Refusal(
        'person-exists',
        `Somebody with the address ${email} may sign in already. List the people with: viit person`,
      );
    }
    return inviteAgain(sql, settings, person.id, by);
  });
}

export async function changeRights(sql: Sql, id: string, rights: Rights): Promise<{ id: string }> {
  const query = 'update person set rights = $2::jsonb where id::text = $1 returning id';
  return found(id, await sql.query(query, [id, JSON.stringify(rights)]));
}

export async function removePerson(sql: Sql, id: string): Promise<{ id: string }> {
  return found(id, await sql.query('delete from person where id::text = $1 returning id', [id]));
}

export function resetPerson(database: Database, settings: SignInSettings, id: string, by: Actor): Promise<Invitation> {
  return database.transaction(async (sql) => {
    const query = `update person set issuer = null, subject = null, signed_in_at = null where id::text = $1 returning id`;
    found(id, await sql.query(query, [id]));
    for (const table of ['passkey', 'token', 'one_time_secret']) {
      await sql.query(`delete from ${table} where person::text = $1`, [id]);
    }
    return inviteAgain(sql, settings, id, by);
  });
}

/** With a provider, being in the list is enough. */
async function inviteAgain(sql: Sql, settings: SignInSettings, person: string, by: Actor): Promise<Invitation> {
  if (settings.provider) return { id: person, link: null };
  const secret = await newOneTimeSecret(sql, {
    ...{ kind: 'invitation', seconds: invitationSeconds, person },
    content: { by: by.label },
  });
  // After the #, it is neither sent to a server nor logged.
  return { id: person, link: `${settings.consoleOrigin}/#/invitation/${secret}` };
}

function found(id: string, rows: readonly unknown[]): { id: string } {
  if (rows.length > 0) return { id };
  throw new Refusal('person-not-found', `There is no person ${id}. List the people with: viit person`);
}
