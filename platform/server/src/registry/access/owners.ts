import { buildName, reservedNames } from '@viit/contract';
import type { SectionOwner } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Database, Sql } from '../../database/database.ts';
import { covers, isGrantable, isShared, ownAddresses } from './addresses.ts';
import { isReserved } from './reserved-addresses.ts';
import type { Actor } from './rights.ts';

export interface Claim {
  address: string;
  section: string;
}

/**
 * @param isOperator also grants unowned addresses.
 * @returns addresses to claim when the build goes live.
 * @throws Refusal that names the owner.
 */
export async function checkOwner(
  sql: Sql,
  section: string,
  addresses: readonly string[],
  { isOperator }: { isOperator: boolean },
): Promise<Claim[]> {
  const owners = await readOwners(sql, addresses);
  const names = [section, ...(await readSectionNames(sql))];
  const claims = new Set<string>();
  for (const address of addresses) {
    const owner = ownerOf(address, owners, names);
    if (owner === section) continue;
    if (owner !== undefined || !(isOperator || isShared(address))) throw notOwned(section, address, owner);
    claims.add(address);
  }
  return [...claims].map((address) => ({ address, section }));
}

const readOwners = (sql: Sql, addresses: readonly string[]): Promise<Claim[]> =>
  sql.query<Claim>(
    `select address, section from address_owner
     where address in (select jsonb_array_elements_text($1::jsonb)) or address like '%/*' or address like '%/:%'`,
    [JSON.stringify(addresses)],
  );

/** Exact grants come first, then addresses owned without a grant, then wider grants. */
function ownerOf(address: string, owners: readonly Claim[], names: readonly string[]): string | undefined {
  return (
    owners.find((row) => row.address === address)?.section ??
    names.find((name) => ownsWithoutAsking(name, address)) ??
    owners.find((row) => covers(row.address, address))?.section
  );
}

const ownsWithoutAsking = (name: string, address: string): boolean =>
  name !== 'shell' && (address === `/documents/${name}` || ownAddresses(name).some((own) => covers(own, address)));

/** Sections keep their addresses while withdrawn or not yet live. */
const sectionNames = `select distinct name from build union select section from address_owner
  union select name from (
    select jsonb_object_keys(rights) as name from token where revoked_at is null
    union select jsonb_object_keys(rights) from person
  ) as given where name ~ '^[a-z][a-z0-9-]*$' and not $1::jsonb ? name`;
const noSections = JSON.stringify(reservedNames);

async function readSectionNames(sql: Sql): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(sectionNames, [noSections]);
  return rows.map(({ name }) => name);
}

function notOwned(section: string, address: string, owner: string | undefined): Refusal {
  const problem =
    owner === undefined
      ? `which nobody owns yet. Choose one below /${section}, or ask the operator for: viit section grant ${section} ${address}`
      : `which belongs to ${owner}. Choose another one, such as one below /${section}.`;
  return new Refusal('address-not-owned', `${section} claims the address ${address}, ${problem}`);
}

/** Blocks grants and revocations until the transaction ends. */
export const lockOwners = (sql: Sql) => sql.query('lock table address_owner in share row exclusive mode');

/** @throws Refusal if another section claimed an address first. */
export async function storeClaims(sql: Sql, claims: readonly Claim[], by: string): Promise<void> {
  if (claims.length === 0) return;
  await sql.query(
    `insert into address_owner (address, section, granted_by)
     select claim->>'address', claim->>'section', $2 from jsonb_array_elements($1::jsonb) as claim on conflict do nothing`,
    [JSON.stringify(claims), by],
  );
  const addresses = claims.map(({ address }) => address);
  const owners = new Map((await readOwners(sql, addresses)).map((row) => [row.address, row.section]));
  for (const { address, section } of claims) {
    const owner = owners.get(address);
    if (owner !== section) throw notOwned(section, address, owner);
  }
}

export async function listOwners(sql: Sql): Promise<SectionOwner[]> {
  const rows = await sql.query<Required<SectionOwner>>(
    `select s.name,
       case when exists (
         select 1 from channel c join release_build p on p.release = c.release where c.name = 'live' and p.name = s.name
       ) then 'live' when exists (
         select 1 from channel c join release_part p on p.release = c.release
         where c.name = 'live' and p.name = s.name and p.is_withdrawn
       ) then 'withdrawn' else 'unpublished' end as state,
       (select coalesce(jsonb_agg(jsonb_build_object('names', m->'names', 'link', m->'link')), '[]'::jsonb)
        from channel c join release_part p on p.release = c.release and p.name = 'menu'
        join part_version v on v.name = p.name and v.hash = p.hash, jsonb_array_elements(v.content) as m
        where c.name = 'live' and m->>'section' = s.name) as menu,
       coalesce(jsonb_agg(o.address order by o.address) filter (where o.address is not null), '[]'::jsonb) as addresses
     from (${sectionNames}) as s(name)
     left join address_owner o on o.section = s.name group by s.name order by s.name`,
    [noSections],
  );
  return rows.map((row) => ({
    ...row,
    addresses: [...(row.name === 'shell' ? [] : ownAddresses(row.name)), ...row.addresses],
  }));
}

/**
 * @param given `/rti`, `/department/:code`, or `/library/*`.
 * @throws Refusal where it is malformed, reserved, or overlaps another section's.
 */
export async function grantAddress(database: Database, actor: Actor, section: string, given: string): Promise<Claim> {
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
    await lockOwners(sql);
    const rows = await sql.query<Claim>('select address, section from address_owner');
    const names = await sql.query<{ name: string }>('select distinct name from build');
    const own = names.flatMap(({ name }) => ownAddresses(name).map((one) => ({ address: one, section: name })));
    const other = [...rows, ...own].find(
      (row) => row.section !== section && (covers(row.address, address) || covers(address, row.address)),
    );
    if (other) {
      throw new Refusal(
        'address-taken',
        `${given} overlaps ${other.address}, which belongs to ${other.section}. Grant another address; see: viit section`,
      );
    }
    await storeClaims(sql, [{ address, section }], actor.label);
    return { section, address };
  });
}

/**
 * Live pages stay; only the section's next build is refused while it claims the address.
 * @param given as `viit section` shows it.
 */
export async function revokeAddress(sql: Sql, section: string, given: string): Promise<Claim> {
  const address = given.toLowerCase();
  const [revoked] = await sql.query<Claim>(
    'delete from address_owner where address = $1 and section = $2 returning address, section',
    [address, section],
  );
  if (revoked) return revoked;
  const reason = ownAddresses(section).includes(address)
    ? 'every section owns this address without a grant'
    : 'the section was not granted this address';
  throw new Refusal(
    'address-not-granted',
    `${given} cannot be taken back from ${section}: ${reason}. List its addresses with: viit section ${section}`,
  );
}
