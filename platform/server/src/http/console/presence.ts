import { placeSchema } from '@viit/contract/console';
import { isPermitted, partNames } from '@viit/contract/rights';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../../registry/access/rights.ts';

/** Who has a collection or an entry open, for colleagues. Nothing is stored for other views. */
export function createPresence(sql: Sql, { label, rights }: Actor, query: unknown) {
  const { data } = placeSchema.safeParse(query);
  const { id = '', place = '' } = data ?? {};
  const [section, name] = place.split('/');
  if (!data || !isPermitted(rights, 'edit', ...partNames(`${section}/${name}`))) {
    return { renew: async () => {}, end: async () => {} };
  }
  let hasEnded = false;
  let renewing: Promise<unknown> = Promise.resolve();
  const store = async () => {
    if (hasEnded) return;
    await sql.query("delete from presence where seen_at < now() - interval '1 minute'");
    await sql.query(
      `insert into presence (id, name, place) values ($1, $2, $3)
       on conflict (id) do update set name = excluded.name, place = excluded.place, seen_at = now()`,
      [id, label, place],
    );
  };
  return {
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
