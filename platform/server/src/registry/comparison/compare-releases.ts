import { setImmediate } from 'node:timers/promises';
import type { Comparison, PageChange, ShortComparison } from '@viit/contract/registry-api';
import { getOrSet } from '@viit/core/get-or-set';
import { shareSlots } from '@viit/core/share-slots';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { looksEqual, readPageHashes, readSummaries } from '../pages/page-summaries.ts';
import type { PageSummary } from '../pages/page-summary.ts';
import { kindOf, menuPart } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { live } from '../releases/releases.ts';
import { comparePage, type ReadPage } from './compare-page.ts';
import { compareBuilds, compareFiles, compareLists, countPages } from './compare-parts.ts';
import { compareStyles } from './compare-styles.ts';
import { hasChanges } from './diff-text.ts';
import { type BrokenLink, findBrokenLinks, readLinkTargets } from './links.ts';
import { findOverBudget, readScripts, type Scripts } from './page-sizes.ts';
import { type PagePair, pairPages } from './pair-pages.ts';
import { changedKeys, readSide, type SidePage } from './release-side.ts';
import { type NamedRelease, type References, resolveReference } from './resolve-reference.ts';

/** In ms. After it, texts count as changed as a whole. */
const diffMs = { page: 100, comparison: 2000 };

/** In characters of JSON. After it, only the kinds of changes are listed. */
const maxLength = 2_000_000;

const slots = shareSlots(2, 1);

/** Comparing takes processor time and memory, so a client's second comparison waits for its first. */
export const withComparisonSlot = <T>({ id }: Actor, compare: () => Promise<T>): Promise<T> => slots.run(id, compare);

/** Skips pages with equal keys; reads only those whose hashes differ. */
export const compareReleases = (context: RegistryContext, actor: Actor, references: References): Promise<Comparison> =>
  withComparisonSlot(actor, () => compare(context, actor, references, true));

/** @param hasTexts without them, pages and stylesheets differ by their hashes. */
async function compare(
  { database, origin }: RegistryContext,
  actor: Actor,
  references: References,
  hasTexts: boolean,
): Promise<Comparison> {
  const from = await resolveReference(database, actor, references.from);
  const to = await resolveReference(database, actor, references.to);
  const { release, outdated } = followLive(from, to);
  const sides = { from: await readSide(database, from.release), to: await readSide(database, release) };
  const changed = pairPages(sides.from, sides.to).filter((pair) => pair.from?.key !== pair.to?.key);
  const names = changedKeys(sides.from.builds, sides.to.builds, (build) => build?.manifest.identity);
  const sections = new Set([...names, ...changed.map((pair) => (pair.to ?? pair.from)?.section)]);
  const builds = [...sides.from.builds, ...sides.to.builds].filter(([name]) => sections.has(name));
  const scripts = await readScripts(
    database,
    builds.map(([, build]) => build),
  );
  const targets = await readLinkTargets(database, sides, changed, origin);
  const brokenLinks = await findBrokenLinks(sides, targets, origin);
  const { pages, frames } = await comparePages(database, changed, { scripts, brokenLinks, hasTexts });
  return {
    ...{ from: from.about, to: to.about, outdated, pages, frames },
    builds: await compareBuilds(database, sides, names, scripts),
    counts: countPages(pages, sides.to.pages.size),
    styles: hasTexts ? await compareStyles(database, sides, names) : [],
    brokenLinks: brokenLinks.map(({ key: _, ...link }) => link),
    files: compareFiles(sides),
    lists: await compareLists(database, sides),
    overBudget: findOverBudget(sides.to, names, scripts, pages),
  };
}

const linkTexts = (summary: PageSummary | undefined): ReadonlyMap<string, string> =>
  new Map(
    [summary?.frame, summary?.main]
      .flatMap((region) => region?.links.toReversed() ?? [])
      .map(({ href, text }) => [href, text]),
  );

/** For `publish` and similar commands: counts, sizes and broken links. */
export async function compareBriefly(
  context: RegistryContext,
  actor: Actor,
  references: References,
): Promise<ShortComparison> {
  const { counts, brokenLinks, overBudget, pages } = await withComparisonSlot(actor, () =>
    compare(context, actor, references, false),
  );
  const grown = pages
    .filter(({ change, bytes: { scripts } }) => change === 'changed' && scripts.from !== scripts.to)
    .map(({ path, bytes: { scripts } }) => ({ path, bytes: scripts }))
    .sort((a, b) => Math.abs(b.bytes.to - b.bytes.from) - Math.abs(a.bytes.to - a.bytes.from));
  return { counts, brokenLinks, overBudget, grown };
}

/**
 * Sections not chosen for the preview come from the live release, unless it has its own shell or menu.
 * @returns also the replaced sections.
 */
function followLive(
  from: NamedRelease,
  { release }: NamedRelease,
): { release: Pick<NamedRelease['release'], 'entries' | 'parts' | 'contentTimes'>; outdated: string[] } {
  const chosen = new Set(release.chosen?.keys());
  if (from.about.name !== live || !release.chosen || chosen.has('shell') || chosen.has(menuPart))
    return { release, outdated: [] };
  const liveParts = from.release.parts;
  // Pages of other sections show lists and documents.
  const hasContent = [...chosen].some((name) => kindOf(name) !== 'build');
  const kept = release.entries.filter(
    ({ name, identity }) => chosen.has(name) || (hasContent && liveParts.get(name) === identity),
  );
  const names = new Set(kept.map(({ name }) => name));
  const rest = from.release.entries.filter(({ name }) => !names.has(name));
  const outdated = rest.filter(({ name, identity }) => release.parts.get(name) !== identity);
  const withChosen = (own: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    new Map([...others, ...[...own].filter(([name]) => chosen.has(name))]);
  const parts = withChosen(release.parts, liveParts);
  const contentTimes = withChosen(release.contentTimes, from.release.contentTimes);
  return { release: { entries: [...kept, ...rest], parts, contentTimes }, outdated: outdated.map(({ name }) => name) };
}

interface PageOptions {
  scripts: Scripts;
  /** Get their texts. */
  brokenLinks: readonly BrokenLink[];
  hasTexts: boolean;
}

/** Serves visitors in between. Reads summaries one by one, as all may not fit into memory. */
async function comparePages(
  database: Database,
  pairs: readonly PagePair[],
  { scripts, brokenLinks, hasTexts }: PageOptions,
): Promise<Pick<Comparison, 'pages' | 'frames'>> {
  const keysOf = ({ from, to }: PagePair) => [from?.key ?? '', to?.key ?? ''];
  const hashes = await readPageHashes(database, pairs.flatMap(keysOf));
  const linksByPage = new Map<string, BrokenLink[]>(brokenLinks.map(({ key }) => [key, []]));
  for (const link of brokenLinks) linksByPage.get(link.key)?.push(link);
  const changes: PageChange[] = [];
  const frames = new Map<string, Comparison['frames'][number]>();
  const budget = { ms: diffMs.comparison, pageMs: 0 };
  let length = 0;
  for (const pair of pairs) {
    const { from, to } = pair;
    const links = linksByPage.get(to?.key ?? '') ?? [];
    const isEqual = looksEqual(hashes.get(from?.key ?? ''), hashes.get(to?.key ?? ''));
    const isRead = !isEqual && (hasTexts || links.length > 0);
    const summaries = isRead ? await readSummaries(database, keysOf(pair)) : undefined;
    const read = (page: SidePage | undefined): ReadPage | undefined =>
      page && {
        ...page,
        hashes: hashes.get(page.key),
        summary: hasTexts ? summaries?.get(page.key)?.summary : undefined,
      };
    budget.pageMs = diffMs.page;
    const difference = comparePage({ ...pair, from: read(from), to: read(to) }, scripts, budget);
    if (difference) {
      const { page, frame } = difference;
      const key = JSON.stringify(frame);
      const size = lengthOfTexts(page) + (frames.has(key) ? 0 : key.length);
      const isShort = length + size <= maxLength;
      if (isShort) length += size;
      changes.push(isShort ? page : withoutTexts(page));
      if (isShort && hasChanges(frame)) {
        // A menu change is the same on every page.
        getOrSet(frames, key, () => ({ pages: [], change: frame })).pages.push(page.path);
      }
    }
    const texts = linkTexts(summaries?.get(to?.key ?? '')?.summary);
    for (const link of links) link.text = texts.get(link.href) ?? '';
    await setImmediate();
  }
  return { pages: changes, frames: [...frames.values()] };
}

const lengthOfTexts = ({ headings, main, structuredData }: PageChange): number => {
  const texts = { headings, main, structuredData };
  return hasChanges(texts) ? JSON.stringify(texts).length : 0;
};

const withoutTexts = (page: PageChange): PageChange => ({
  ...page,
  ...{ headings: { added: [], removed: [] }, structuredData: { added: [], removed: [] } },
  main: {
    ...{ moreText: 0, images: { added: [], removed: [] }, links: { added: [], removed: [], moved: [] } },
    text: [{ words: [{ change: 'same', text: 'The changes of this page are too long to be listed here.' }] }],
  },
});
