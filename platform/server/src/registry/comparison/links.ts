import { setImmediate } from 'node:timers/promises';
import { isSubscription } from '@viit/contract';
import { decodeText, fragmentId } from '@viit/contract/decode';
import type { Comparison } from '@viit/contract/registry-api';
import { getOrSet } from '@viit/core/get-or-set';
import type { Sql } from '../../database/database.ts';
import { readTargets } from '../pages/page-summaries.ts';
import type { PageTargets } from '../pages/process-page.ts';
import type { Sides } from './compare-parts.ts';
import type { PagePair } from './pair-pages.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

/** By key of the rendered page. */
type TargetsByKey = ReadonlyMap<string, PageTargets>;

/** With the key of the first page that has it. */
export type BrokenLink = Comparison['brokenLinks'][number] & { key: string };

/**
 * The broken links of a release that were not broken in the previous one: new links, and links with a removed target. Links of the
 * header, menu and footer on a new page do not count if they were broken before.
 */
export async function findBrokenLinks(
  { from, to }: Sides,
  targets: TargetsByKey,
  origin: string,
): Promise<BrokenLink[]> {
  const brokenBefore = linkChecker(from, targets, origin);
  const brokenNow = linkChecker(to, targets, origin);
  const isInFrame = linksOfFrame(from, targets);
  const found = new Map<string, BrokenLink>();
  for (const [id, page] of to.pages) {
    const before = from.pages.get(id);
    const hrefsBefore = new Set(before && targets.get(before.key)?.links);
    for (const href of targets.get(page.key)?.links ?? []) {
      const reason = brokenNow(href, page);
      const isOld = before ? hrefsBefore.has(href) : isInFrame(href);
      if (!reason || (isOld && brokenBefore(href, before ?? page))) continue;
      const link = getOrSet(found, href, () => ({ href, text: '', key: page.key, reason, pages: [] }));
      link.pages.push({ path: page.path, section: page.section });
    }
    await setImmediate();
  }
  return [...found.values()];
}

/** Links outside of `main`, on most pages. */
function linksOfFrame({ pages }: ReleaseSide, targets: TargetsByKey): (href: string) => boolean {
  const counts = new Map<string, number>();
  for (const href of [...pages.values()].flatMap(({ key }) => targets.get(key)?.links ?? [])) {
    counts.set(href, (counts.get(href) ?? 0) + 1);
  }
  return (href) => (counts.get(href) ?? 0) > pages.size / 2;
}

/** Returns a reason, or nothing for links that work or leave the site. */
function linkChecker(side: ReleaseSide, targets: TargetsByKey, origin: string) {
  const resolve = linkResolver(side, origin);
  const ids = new Map<string, ReadonlySet<string>>();
  return (href: string, from: SidePage): Comparison['brokenLinks'][number]['reason'] | undefined => {
    const { page, id, exists } = resolve(href, from);
    if (!exists) return 'no-such-address';
    if (!page || id === '') return undefined;
    const idsOfPage = getOrSet(ids, page.key, () => new Set(targets.get(page.key)?.ids));
    return idsOfPage.has(id) ? undefined : 'no-such-fragment';
  };
}

/** Unless a link target was removed, reads only pages that may differ, and those whose fragments they link to. */
export async function readLinkTargets(
  sql: Sql,
  { from, to }: Sides,
  changed: readonly PagePair[],
  origin: string,
): Promise<TargetsByKey> {
  const read = (pages: readonly (SidePage | undefined)[]) =>
    readTargets(
      sql,
      pages.flatMap((page) => page?.key ?? []),
    );
  const targets = await read(changed.flatMap((pair) => [pair.from, pair.to]));
  const now = new Set(addressesOf(to));
  const keepsIds = (pair: PagePair) => {
    const ids = new Set(targets.get(pair.to?.key ?? '')?.ids);
    return targets.get(pair.from?.key ?? '')?.ids.every((id) => ids.has(id));
  };
  if (!addressesOf(from).every((address) => now.has(address)) || !changed.every(keepsIds)) {
    return read([...from.pages.values(), ...to.pages.values()]);
  }
  const resolve = linkResolver(to, origin);
  const linked = changed.flatMap(({ to: page }) => {
    const links = (page && targets.get(page.key)?.links) ?? [];
    return links.filter((href) => href.includes('#')).map((href) => page && resolve(href, page).page);
  });
  return new Map([...targets, ...(await read(linked.filter((page) => page && !targets.has(page.key))))]);
}

/** Includes former addresses. */
const addressesOf = ({ pages, files, formerPaths }: ReleaseSide): string[] => [
  ...pages.keys(),
  ...files.keys(),
  ...[...formerPaths].map(String),
];

interface LinkTarget {
  /** False for addresses that are unknown or malformed. */
  exists: boolean;
  /** Missing for files, other sites and unknown addresses. */
  page?: SidePage | undefined;
  /** Empty for the top of the page. */
  id: string;
}

export function linkResolver(side: ReleaseSide, origin: string): (href: string, page: SidePage) => LinkTarget {
  const pages = [...side.pages.values()].filter(({ status }) => status === 200);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byAddress = new Map([
    ...[...side.formerPaths].map(([former, path]) => [former.toLowerCase(), byPath.get(path)] as const),
    ...pages.map((page) => [page.path.toLowerCase(), page] as const),
  ]);
  const resolve = (href: string, base: string): LinkTarget => {
    const url = parseLink(href, base, origin);
    if (!url) return { exists: false, id: '' };
    if (url.origin !== origin || /^\/(api|_)/.test(url.pathname) || isSubscription(url.pathname))
      return { exists: true, id: '' };
    const path = decodeText(url.pathname);
    const page = byPath.get(path) ?? byAddress.get(canonicalPath(url.pathname));
    const id = fragmentId(url.hash);
    return { exists: page !== undefined || side.files.has(path), page, id: id === 'top' ? '' : id };
  };
  // Caches absolute paths: most links are on many pages.
  const absolute = new Map<string, LinkTarget>();
  return (href, { status, path }) => {
    if (!href.startsWith('/')) return resolve(href, status === 404 ? '/' : path);
    return getOrSet(absolute, href, () => resolve(href, '/'));
  };
}

export const parseLink = (href: string, base: string, origin: string): URL | undefined =>
  URL.canParse(href, origin + base) ? new URL(href, origin + base) : undefined;

/** Equal for all spellings that redirect to the same page. */
export const canonicalPath = (path: string): string =>
  decodeText(path)
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase() || '/';
