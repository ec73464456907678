import { collectionFolder } from '@viit/contract';
import { Refusal } from '@viit/core/refusal';
import { shareSlots } from '@viit/core/share-slots';
import { publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { lockKeys } from '../../database/lock-keys.ts';
import { live, readChannel, readServedBuilds } from '../releases/releases.ts';

/** `/documents/exams/notifications/fee-dates`, for the title "Fee dates". */
export function documentBase(collection: string, title: string): string {
  const [section = '', name = ''] = collection.split('/');
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['document'];
  return collectionFolder(section, name) + words.join('-').slice(0, 80).replace(/-$/, '');
}

/** Addresses that a new document does not get. */
interface Taken {
  addresses: ReadonlySet<string>;
  /** Named by drafts, a seed, or earlier and previewed entries, which may be approved without the file. */
  drafted?: ReadonlySet<string>;
  /** Parts of the live release: hashes by name. */
  live: ReadonlyMap<string, string>;
}

/**
 * @param named by published entries: a file there would be live without being published.
 * @returns these addresses, and those of the files of the live site and the preview.
 */
export async function readTaken(sql: Sql, channel: string, named: Iterable<string>): Promise<Taken> {
  const addresses = new Set(named);
  const releases = await Promise.all([
    readChannel(sql, live),
    ...(channel === live ? [] : [readChannel(sql, channel)]),
  ]);
  for (const release of releases) {
    const builds = release ? await readServedBuilds(sql, release) : new Map();
    for (const { address } of [...builds.values()].flatMap(publicFiles)) addresses.add(address);
  }
  return { addresses, live: releases[0]?.parts ?? new Map() };
}

const versionsPerStatement = 5;

/** A scan takes seconds with hundreds of versions. */
const scans = shareSlots(1);

/** Which of these addresses any version of a collection names: also one that is not live may become so. */
export const readStoredAddresses = (
  sql: Sql,
  client: string,
  collection: string,
  addresses: readonly string[],
): Promise<string[]> =>
  scans.run(client, async () => {
    const versions = await sql.query<{ hash: string }>('select hash from part_version where name = $1', [collection]);
    const found = new Set<string>();
    // A version may have 400 KB.
    for (let first = 0; first < versions.length; first += versionsPerStatement) {
      const hashes = versions.slice(first, first + versionsPerStatement).map(({ hash }) => hash);
      const rows = await sql.query<{ address: string }>(
        `select distinct address from part_version, lateral (select content::text as text offset 0) as content,
           jsonb_array_elements_text($2::jsonb) as address
         where name = $1 and hash in (select jsonb_array_elements_text($3::jsonb)) and strpos(text, '"' || address || '"') > 0`,
        [collection, JSON.stringify(addresses), JSON.stringify(hashes)],
      );
      for (const { address } of rows) found.add(address);
    }
    return [...found];
  });

const numbered = 20;

/** In this order; the last one is only for this file. @param sha384 in Base64. @param first the address if it is free. */
export function addressesFor(first: string, sha384: string): string[] {
  const [base, extension] = first.split('.');
  const numbers = Array.from({ length: numbered - 1 }, (_, i) => i + 2);
  const ofFile = Buffer.from(sha384, 'base64').toString('hex').slice(0, 12);
  return [first, ...[...numbers, ofFile].map((end) => `${base}-${end}.${extension}`)];
}

export interface ChosenAddress {
  address: string;
  /** False if the file is live there already. */
  isUnpublished: boolean;
}

/**
 * Until the transaction ends, no other upload gets the address. The same file again gets the same address.
 * @param addresses see `addressesFor`.
 * @throws Refusal if none is free.
 */
export async function findFreeAddress(
  sql: Sql,
  addresses: readonly string[],
  sha384: string,
  taken: Taken,
): Promise<ChosenAddress> {
  await sql.query(`select pg_advisory_xact_lock(${lockKeys.documentAddress})`);
  const stored = await sql.query<{ name: string; hash: string }>(
    'select name, hash from part_version where name in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(addresses)],
  );
  const withOtherFile = new Set(stored.filter(({ hash }) => hash !== sha384).map(({ name }) => name));
  const withThisFile = new Set(stored.filter(({ hash }) => hash === sha384).map(({ name }) => name));
  const isTaken = (address: string) =>
    withOtherFile.has(address) ||
    taken.addresses.has(address) ||
    (taken.drafted?.has(address) && !withThisFile.has(address));
  for (const address of addresses) {
    if (taken.live.get(address) === sha384) return { address, isUnpublished: false };
    if (!isTaken(address)) return { address, isUnpublished: true };
  }
  throw new Refusal(
    'address-taken',
    `There are ${numbered} documents with this title already, the first at ${addresses[0]}. Give the entry a title that says more, and send the file again.`,
  );
}
