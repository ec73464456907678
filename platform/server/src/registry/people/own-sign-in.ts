import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../../database/database.ts';
import { type Actor, personOf } from '../access/rights.ts';
import { lockOwner } from './one-time-secrets.ts';

/** Label of sessions whose secret is in a file. */
export const commandLabel = 'command';

/** As long as people need to add a passkey after they have signed in. */
const recentMinutes = 15;

/**
 * Changes how the signed-in person signs in. A token of `viit login` may be copied, so it neither renews itself nor adds a passkey.
 * @throws Refusal for a token, or unless the session still exists and began in the console; recently, if `isRecent`.
 */
export function changeOwnSignIn<T>(
  database: Database,
  actor: Actor,
  { isRecent }: { isRecent: boolean },
  change: (sql: Sql, person: string) => Promise<T>,
): Promise<T> {
  const person = personOf(actor);
  if (!person) throw new Refusal('not-a-person');
  return database.transaction(async (sql) => {
    await lockOwner(sql, 'person', person);
    const [session] = await sql.query<{ isAllowed: boolean }>(
      `select label <> $2 and (not $3 or created_at > now() - $4::int * interval '1 minute') as "isAllowed" from token
       where id = $1 and expires_at > now()`,
      [actor.token, commandLabel, isRecent, recentMinutes],
    );
    if (!session) throw new Refusal('session-missing');
    if (!session.isAllowed) throw new Refusal(isRecent ? 'sign-in-old' : 'console-needed');
    return change(sql, person);
  });
}
