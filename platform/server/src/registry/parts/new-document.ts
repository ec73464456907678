import { collectionFolder } from '@viit/contract';
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

/** Addresses with this beginning in any version of a collection: also one that is not live may become so. */
export async function readStoredAddresses(sql: Sql, collection: string, base: string): Promise<string[]> {
  const versions = await sql.query<{ hash: string }>('select hash from part_version where name = $1', [collection]);
  const found = new Set<string>();
  // A version may have 400 KB.
  for (let first = 0; first < versions.length; first += versionsPerStatement) {
    const hashes = versions.slice(first, first + versionsPerStatement).map(({ hash }) => hash);
    const rows = await sql.query<{ address: string }>(
      `select distinct $2 || split_part(rest, '"', 1) as address
       from part_version, unnest((string_to_array(content::text, '"' || $2))[2:]) as rest
       where name = $1 and hash in (select jsonb_array_elements_text($3::jsonb))`,
      [collection, base, JSON.stringify(hashes)],
    );
    for (const { address } of rows) found.add(address);
  }
  return [...found];
}

export interface ChosenAddress {
  address: string;
  /** False if the file is live there already. */
  isUnpublished: boolean;
}

/**
 * Until the transaction ends, no other upload gets the address. The same file again gets the same address.
 * @param first the address if it is free.
 */
export async function findFreeAddress(sql: Sql, first: string, sha384: string, taken: Taken): Promise<ChosenAddress> {
  await sql.query(`select pg_advisory_xact_lock(${lockKeys.documentAddress})`);
  const [base = '', extension] = first.split('.');
  const stored = await sql.query<{ name: string; hash: string }>(
    'select name, hash from part_version where starts_with(name, $1)',
    [base],
  );
  const withOtherFile = new Set(stored.filter(({ hash }) => hash !== sha384).map(({ name }) => name));
  const withThisFile = new Set(stored.filter(({ hash }) => hash === sha384).map(({ name }) => name));
  const isTaken = (address: string) =>
    withOtherFile.has(address) ||
    taken.addresses.has(address) ||
    (taken.drafted?.has(address) && !withThisFile.has(address));
  for (let number = 1; ; number++) {
    const address = number === 1 ? first : `${base}-${number}.${extension}`;
    if (taken.live.get(address) === sha384) return { address, isUnpublished: false };
    if (!isTaken(address)) return { address, isUnpublished: true };
  }
}
