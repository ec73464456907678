import { setImmediate } from 'node:timers/promises';
import type { Comparison, ShortComparison } from '@viit/contract/registry-api';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/scopes.ts';
import { type PageHashes, readPageHashes, readSummaries } from '../pages/page-summaries.ts';
import type { RegistryContext } from '../registry-context.ts';
import { findBrokenLinks } from './broken-links.ts';
import { changedNames, compareBuilds } from './compare-builds.ts';
import { comparePage, type PageDifference, type ReadPair } from './compare-page.ts';
import { compareFiles, compareLists, countPages, groupFrames } from './compare-parts.ts';
import { compareStyles } from './compare-styles.ts';
import { followLive } from './follow-live.ts';
import { findOverBudget, readScripts, type Scripts } from './page-sizes.ts';
import { type PagePairs, pairPages } from './pair-pages.ts';
import { readLinkTargets } from './read-link-targets.ts';
import { readSide } from './read-side.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';
import { type NamedRelease, resolveReference } from './resolve-reference.ts';

/** How long changes in texts are searched for, in ms. Texts after that count as changed as a whole. */
const diffMs = { page: 100, comparison: 2000 };

/** The two releases that are compared, by reference: `live`, a number, or a preview's name. */
export interface References {
  from: string;
  to: string;
}

/**
 * Compares two releases as visitors see them. Pages with the same key are not looked at, of the others those with the same
 * hashes are not read.
 * @throws Refusal where a release is unknown or the actor may not see it.
 */
export async function compareReleases(
  context: RegistryContext,
  actor: Actor,
  references: References,
): Promise<Comparison> {
  const from = await resolveReference(context.database, actor, references.from);
  const to = await resolveReference(context.database, actor, references.to);
  return compareNamed(context, from, to);
}

/** What `publish` and its like print: no texts, only counts, sizes and links that break. */
export async function compareBriefly(
  context: RegistryContext,
  actor: Actor,
  references: References,
): Promise<ShortComparison> {
  const { counts, brokenLinks, overBudget, pages } = await compareReleases(context, actor, references);
  const grown = pages
    .filter(({ change, bytes: { scripts } }) => change === 'changed' && scripts.from !== scripts.to)
    .map(({ path, bytes: { scripts } }) => ({ path, bytes: scripts }))
    .sort((a, b) => Math.abs(b.bytes.to - b.bytes.from) - Math.abs(a.bytes.to - a.bytes.from));
  return { counts, brokenLinks, overBudget, grown };
}

async function compareNamed(context: RegistryContext, from: NamedRelease, named: NamedRelease): Promise<Comparison> {
  const { database } = context;
  const { to, outdated } = followLive(from, named);
  const sides = { from: await readSide(database, from), to: await readSide(database, to) };
  const pairs = pairPages(sides.from, sides.to);
  const hashes = await readPageHashes(database, keysOf(pairs.other));
  const read = await readPairs(database, pairs, hashes);
  const names = changedNames(sides.from, sides.to);
  const scripts = await readChangedScripts(database, sides, pairs, names);
  const differences = await comparePages(read, sides, scripts);
  const pages = differences.map(({ page }) => page);
  return {
    ...{ from: from.about, to: to.about, outdated, pages },
    builds: await compareBuilds(database, sides, names, scripts),
    counts: countPages(pages, sides.to.pages.size),
    frames: groupFrames(differences),
    styles: await compareStyles(database, sides, names),
    brokenLinks: await readBrokenLinks(context, sides, pairs, read),
    files: compareFiles(sides.from, sides.to),
    lists: await compareLists(database, from.release.parts, to.release.parts),
    overBudget: findOverBudget(sides.to, names, scripts, pages),
  };
}

/** Compares pages one after another. Visitors' requests are served in between. */
async function comparePages(
  pairs: readonly ReadPair[],
  sides: { from: ReleaseSide; to: ReleaseSide },
  scripts: Scripts,
): Promise<PageDifference[]> {
  const differences: PageDifference[] = [];
  let ms = diffMs.comparison;
  for (const pair of pairs) {
    const budget = { ms: Math.min(ms, diffMs.page) };
    ms -= budget.ms;
    const difference = comparePage(pair, sides, scripts, budget);
    ms += budget.ms;
    if (difference) differences.push(difference);
    await setImmediate();
  }
  return differences;
}

const keysOf = (pairs: PagePairs['other']): string[] => [
  ...new Set(pairs.flatMap(({ from, to }) => [from, to]).flatMap((page) => page?.key ?? [])),
];

/** Reads the summaries of the pages whose hashes differ. */
async function readPairs(
  database: Database,
  { other }: PagePairs,
  hashes: ReadonlyMap<string, PageHashes>,
): Promise<ReadPair[]> {
  const hashed = other.map((pair) => ({
    ...pair,
    hashes: { from: hashes.get(pair.from?.key ?? ''), to: hashes.get(pair.to?.key ?? '') },
  }));
  const isSame = ({ hashes: { from, to } }: (typeof hashed)[number]) =>
    from?.visibleHash === to?.visibleHash && from?.styleHash === to?.styleHash;
  const needed = hashed.filter((pair) => !isSame(pair)).flatMap(({ hashes: { from, to } }) => [from, to]);
  const summaries = await readSummaries(database, [...new Set(needed.map((one) => one?.sha384 ?? ''))]);
  return hashed.map((pair) => ({
    ...pair,
    summaries: isSame(pair)
      ? {}
      : {
          from: summaries.get(pair.hashes.from?.sha384 ?? ''),
          to: summaries.get(pair.hashes.to?.sha384 ?? ''),
        },
  }));
}

/** The scripts of the sections that have a page or an entry which may differ. */
function readChangedScripts(
  database: Database,
  sides: { from: ReleaseSide; to: ReleaseSide },
  pairs: PagePairs,
  names: ReadonlySet<string>,
): Promise<Scripts> {
  const sections = new Set([...names, ...pairs.other.map(({ from, to }) => (to ?? from)?.section ?? '')]);
  const builds = [sides.from, sides.to].flatMap((side) =>
    [...side.builds].filter(([name]) => sections.has(name)).map(([, build]) => build),
  );
  return readScripts(database, builds);
}

async function readBrokenLinks(
  { database, origin }: RegistryContext,
  sides: { from: ReleaseSide; to: ReleaseSide },
  pairs: PagePairs,
  read: readonly ReadPair[],
): Promise<Comparison['brokenLinks']> {
  const targets = await readLinkTargets(database, sides, pairs, origin);
  const links = new Map(read.map(({ to, summaries }) => [to?.key, summaries.to]));
  const textOf = ({ key }: SidePage, href: string) => {
    const page = links.get(key);
    return [...(page?.main.links ?? []), ...(page?.frame.links ?? [])].find((link) => link.href === href)?.text ?? '';
  };
  return findBrokenLinks({ side: sides.from, targets, origin }, { side: sides.to, targets, origin }, textOf);
}
