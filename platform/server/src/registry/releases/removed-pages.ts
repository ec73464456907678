import type { Manifest } from '@viit/contract';
import { escapeHtml } from '@viit/contract/html';
import { fillRoute, hasParameters } from '@viit/contract/path';
import type { RemovedPage } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import type { Sql } from '../../database/database.ts';
import { readBlobs } from '../builds/blobs.ts';
import { readBuilds } from '../builds/builds.ts';
import { readContent } from '../parts/parts.ts';
import type { Builds } from './check-compatibility.ts';
import type { Release } from './releases.ts';

/** `any`: a rollback, which never asks. A list: the addresses that may vanish. */
export type Removal = 'any' | readonly string[];

/**
 * Finds the addresses of the live release that its successor lacks, and who links to them.
 * @param next the builds of the successor.
 * @throws Refusal where an address is neither kept as a former path nor among those that may vanish.
 */
export async function checkRemovedPages(
  sql: Sql,
  live: Release | undefined,
  next: Builds,
  removal: Removal | undefined,
): Promise<RemovedPage[]> {
  if (!live || removal === undefined) return [];
  const removed = await findRemovedAddresses(sql, live, next);
  if (removed.length === 0) return [];
  const pages = await findLinks(sql, live, removed);
  const unexpected = removal === 'any' ? [] : pages.filter(({ address }) => !removal.includes(address));
  if (unexpected.length > 0) throw pageRemoved(unexpected);
  return pages;
}

/** The addresses of the live release that its successor lacks. @param next the builds of the successor. */
export async function findRemovedAddresses(sql: Sql, live: Release, next: Builds): Promise<string[]> {
  const present = await readBuilds(sql, new Map(live.entries.map(({ name, identity }) => [name, identity])));
  const kept = new Set([...next.values()].flatMap(({ manifest }) => addressesOf(manifest)));
  return [...present.values()].flatMap(({ manifest }) => addressesOf(manifest)).filter((address) => !kept.has(address));
}

/** The addresses at which a build shows a page, or redirects to one. */
const addressesOf = ({ pages }: Manifest): string[] =>
  pages.flatMap(({ path, variants = [], formerPaths = [] }) => [
    ...(hasParameters(path) ? variants.map(({ params }) => fillRoute(path, params)) : [path]),
    ...formerPaths,
  ]);

/** Finds who links to addresses that are about to vanish: pages of the live release that stay, and lists. */
export async function findLinks(sql: Sql, live: Release, addresses: readonly string[]): Promise<RemovedPage[]> {
  const pages = live.entries.flatMap((entry) => entry.pages);
  const rows = await sql.query<{ key: string; sha384: string }>(
    'select key, sha384 from rendered_page where key in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(pages.map(({ key }) => key))],
  );
  const hashes = new Map(rows.map(({ key, sha384 }) => [key, sha384]));
  const blobs = await readBlobs(sql, [...hashes.values()]);
  const linking = pages
    .filter(({ path }) => !addresses.includes(path))
    .map(({ path, key }) => ({ path, links: linksOf(Buffer.from(blobs.get(hashes.get(key) ?? '')?.bytes ?? [])) }));
  const { lists: shown } = await readContent(sql, live.parts);
  const lists = [...shown].map(([address, items]) => ({ address, text: JSON.stringify(items) }));
  return addresses.map((address) => {
    const link = escapeHtml(address).replace(/\/$/, '');
    const item = new RegExp(`"${escapePattern(address)}/?(?:[?#][^"]*)?"`);
    return {
      address,
      pages: linking.filter(({ links }) => links.has(link)).map(({ path }) => path),
      lists: lists.filter(({ text }) => item.test(text)).map((list) => list.address),
    };
  });
}

/** Where a page links to, as its HTML has it: without a trailing slash, query and fragment. Each page is read once for all addresses. */
const linksOf = (html: Buffer): Set<string> =>
  new Set([...html.toString().matchAll(/href="([^"?#]*?)\/?(?:[?#][^"]*)?"/g)].map(([, link = '']) => link));

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function pageRemoved(pages: readonly RemovedPage[]): Refusal {
  const addresses = pages.map(({ address }) => address);
  const linked = pages.map(describeLinks).filter(Boolean).join(' ');
  return new Refusal(
    'page-removed',
    `The build lacks ${addresses.join(', ')}, which ${addresses.length > 1 ? 'are' : 'is'} live. Keep links working with formerPaths on the page that takes its place, or remove it with: --remove ${addresses.join(' ')}${linked && `\n${linked}`}`,
  );
}

/** Says which pages and lists link to an address; empty where none does. */
export function describeLinks({ address, pages, lists }: RemovedPage): string {
  const from = [
    pages.length > 0 && `the pages ${pages.join(', ')}`,
    lists.length > 0 && `the lists ${lists.join(', ')}`,
  ];
  return from.some(Boolean) ? `Links to ${address} are on ${from.filter(Boolean).join(' and in ')}.` : '';
}
