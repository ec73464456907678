import { type ConsoleChanges, placeSchema } from '@viit/contract/console';
import { isPermitted, partNames, type Rights } from '@viit/contract/rights';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../../registry/access/rights.ts';
import { hashSecret } from '../../registry/access/secrets.ts';

const mayEdit = (rights: Rights, place: string): boolean =>
  isPermitted(rights, 'edit', ...partNames(place.split('/', 2).join('/')));

/** Who has a collection or an entry open, for colleagues. Nothing is stored for other views. */
export function createPresence(sql: Sql, { id: actor, token, label, rights }: Actor, query: unknown) {
  const { data } = placeSchema.safeParse(query);
  const { place = '' } = data ?? {};
  // Nobody takes over the window of another session.
  const id = hashSecret(`${token} ${data?.id}`);
  /** Those whom the person's rights concern, without this window. */
  const others = (people: ConsoleChanges['people'], current: Rights) =>
    people.filter((one) => one.id !== id && mayEdit(current, one.place));
  if (!data || !mayEdit(rights, place)) return { others, renew: async () => {}, end: async () => {} };
  let hasEnded = false;
  let renewing: Promise<unknown> = Promise.resolve();
  const store = async () => {
    if (hasEnded) return;
    await sql.query("delete from presence where seen_at < now() - interval '1 minute'");
    await sql.query(
      `insert into presence (id, name, place, actor) values ($1, $2, $3, $4)
       on conflict (id) do update set name = excluded.name, actor = excluded.actor, place = excluded.place, seen_at = now()`,
      [id, label, place, actor],
    );
  };
  return {
    others,
    /** Within a minute. */
    async renew() {
      renewing = store();
      await renewing;
    },
    /** The window may show something else by now. */
    async end() {
      hasEnded = true;
      await renewing.catch(() => {});
      await sql.query('delete from presence where id = $1 and place = $2', [id, place]);
    },
  };
}
