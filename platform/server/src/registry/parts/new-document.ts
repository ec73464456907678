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

/** Of the files that visitors and those who open the preview get. */
export async function servedAddresses(sql: Sql, channel: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  for (const one of new Set([channel, live])) {
    const release = await readChannel(sql, one);
    const builds = release ? await readServedBuilds(sql, release) : new Map();
    for (const { address } of [...builds.values()].flatMap(publicFiles)) addresses.add(address);
  }
  return addresses;
}

/**
 * Until the transaction ends, no other upload gets the address. The same file again gets the same address.
 * @param first the address if it is free.
 * @param served addresses of files.
 */
export async function findFreeAddress(
  sql: Sql,
  first: string,
  sha384: string,
  served: ReadonlySet<string>,
): Promise<string> {
  await sql.query(`select pg_advisory_xact_lock(${lockKeys.documentAddress})`);
  const [base = '', extension] = first.split('.');
  const rows = await sql.query<{ name: string; hash: string }>(
    'select name, hash from part_version where starts_with(name, $1)',
    [base],
  );
  for (let number = 1; ; number++) {
    const address = number === 1 ? first : `${base}-${number}.${extension}`;
    const stored = rows.filter(({ name }) => name === address);
    const isSame = stored.some(({ hash }) => hash === sha384);
    if (isSame || (stored.length === 0 && !served.has(address))) return address;
  }
}
