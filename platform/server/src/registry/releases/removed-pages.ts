import type { Manifest } from '@viit/contract';
import { pathsOf } from '@viit/contract/path';
import type { RemovedPage } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { readBuilds } from '../builds/builds.ts';
import { findLinks } from '../comparison/find-links.ts';
import type { Builds } from './check-compatibility.ts';
import type { Release } from './releases.ts';

/**
 * @param removable by default all.
 * @throws Refusal where a removed address is neither a former path nor removable.
 */
export async function checkRemovedPages(
  sql: Sql,
  live: Release | undefined,
  next: Builds,
  removable?: readonly string[],
): Promise<RemovedPage[]> {
  if (!live) return [];
  const removed = await findRemovedAddresses(sql, live, next);
  if (removed.length === 0) return [];
  const pages = await findLinks(sql, live, removed);
  const unexpected = removable ? pages.filter(({ address }) => !removable.includes(address)) : [];
  if (unexpected.length > 0) throw pageRemoved(unexpected);
  return pages;
}

export async function findRemovedAddresses(sql: Sql, live: Release, next: Builds): Promise<string[]> {
  const current = await readBuilds(sql, live.entries);
  const kept = new Set([...next.values()].flatMap(({ manifest }) => addressesOf(manifest)));
  return [...current.values()].flatMap(({ manifest }) => addressesOf(manifest)).filter((address) => !kept.has(address));
}

/** Includes redirects. */
const addressesOf = ({ pages }: Manifest): string[] =>
  pages.flatMap((page) => [...pathsOf(page), ...(page.formerPaths ?? [])]);

function pageRemoved(pages: readonly RemovedPage[]): Refusal {
  const addresses = pages.map(({ address }) => address);
  const linked = pages.map(describeLinks).filter(Boolean).join(' ');
  return new Refusal(
    'page-removed',
    `The build lacks ${addresses.join(', ')}, which ${addresses.length > 1 ? 'are' : 'is'} live. Keep links working with formerPaths on the page that takes its place, or remove it with: --remove ${addresses.join(' ')}${linked && `\n${linked}`}`,
  );
}

/** Empty without links. */
export function describeLinks({ address, pages, lists }: RemovedPage): string {
  const from = [
    pages.length > 0 && `the pages ${pages.join(', ')}`,
    lists.length > 0 && `the lists ${lists.join(', ')}`,
  ];
  return from.some(Boolean) ? `Links to ${address} are on ${from.filter(Boolean).join(' and in ')}.` : '';
}
