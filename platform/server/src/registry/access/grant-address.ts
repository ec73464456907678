import { buildName, reservedNames } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import type { Database } from '../../database/database.ts';
import { covers, isGrantable, ownAddresses } from './addresses.ts';
import { isReserved } from './reserved-addresses.ts';
import { type Actor, operator, requireScope } from './scopes.ts';

/**
 * Lets a section publish at an address.
 * @param given `/rti`, a route such as `/department/:code`, or `/library/*` for everything below.
 * @throws Refusal where the actor is not the operator, the address is malformed or reserved, or it overlaps another section's.
 */
export async function grantAddress(
  database: Database,
  actor: Actor,
  section: string,
  given: string,
): Promise<{ section: string; address: string }> {
  requireScope(actor, operator);
  const address = given.toLowerCase();
  if (!buildName.safeParse(section).success || reservedNames.includes(section)) {
    throw new Refusal('address-invalid', `"${section}" is not the name of a section. Use one such as exams.`);
  }
  if (!isGrantable(address)) {
    throw new Refusal(
      'address-invalid',
      `"${given}" is not an address. Write one such as /new-page, /department/:code, or /library/* for everything below.`,
    );
  }
  if (isReserved(address)) {
    throw new Refusal('address-reserved', `${given} is reserved for the server and belongs to no section.`);
  }
  return database.transaction(async (sql) => {
    await sql.query('lock table address_owner in share row exclusive mode');
    const rows = await sql.query<{ address: string; section: string }>('select address, section from address_owner');
    const names = await sql.query<{ name: string }>('select distinct name from build');
    const own = names.flatMap(({ name }) => ownAddresses(name).map((one) => ({ address: one, section: name })));
    const other = [...rows, ...own].find(
      (row) => row.section !== section && (covers(row.address, address) || covers(address, row.address)),
    );
    if (other) {
      throw new Refusal(
        'address-taken',
        `${given} overlaps ${other.address}, which belongs to ${other.section}. Grant another address; see: viit section list`,
      );
    }
    await sql.query(
      'insert into address_owner (address, section, granted_by) values ($1, $2, $3) on conflict do nothing',
      [address, section, actor.label],
    );
    return { section, address };
  });
}
