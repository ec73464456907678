import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { ownAddresses } from './addresses.ts';
import { type Actor, operator, requireScope } from './scopes.ts';

/**
 * Takes an address back from a section, which then belongs to nobody. What is live there stays: only the section's next build
 * is refused while it claims the address.
 * @param given an address as `viit section list` shows it.
 * @throws Refusal where the actor is not the operator, or the section was not granted this address.
 */
export async function revokeAddress(
  sql: Sql,
  actor: Actor,
  section: string,
  given: string,
): Promise<{ section: string; address: string }> {
  requireScope(actor, operator);
  const address = given.toLowerCase();
  const rows = await sql.query('delete from address_owner where address = $1 and section = $2 returning address', [
    address,
    section,
  ]);
  if (rows.length > 0) return { section, address };
  const reason = ownAddresses(section).includes(address)
    ? 'every section owns this address without a grant'
    : 'the section was not granted this address';
  throw new Refusal(
    'address-not-granted',
    `${given} cannot be taken back from ${section}: ${reason}. List its addresses with: viit section list ${section}`,
  );
}
