import type { ChangeKind, PageChange, RegionChange } from '@viit/contract/registry-api';
import type { PageHashes } from '../pages/page-summaries.ts';
import type { PageRegion, PageSummary } from '../pages/summarize-page.ts';
import { type DiffBudget, diffLines, diffRegion, hasChanges } from './diff-text.ts';
import { pageScripts, pageSizes, type Scripts } from './page-sizes.ts';
import type { PagePair } from './pair-pages.ts';
import { type ReleaseSide, titleOf } from './release-side.ts';

/** A pair of pages with what is stored about them. Summaries are read only where the visible hashes differ. */
export interface ReadPair extends PagePair {
  hashes: { from?: PageHashes | undefined; to?: PageHashes | undefined };
  summaries: { from?: PageSummary | undefined; to?: PageSummary | undefined };
}

/** A page's change, with that of everything outside `main`: the caller groups equal ones. */
export interface PageDifference {
  page: PageChange;
  frame: RegionChange;
}

const emptyRegion: PageRegion = { text: [], links: [], images: [] };

/** Compares a page with its former state. @returns undefined where visitors get the same. */
export function comparePage(
  { from, to, redirectsTo, hashes, summaries }: ReadPair,
  sides: { from: ReleaseSide; to: ReleaseSide },
  scripts: Scripts,
  budget: DiffBudget,
): PageDifference | undefined {
  const page = to ?? from;
  if (!page) return undefined;
  const { from: old, to: now } = summaries;
  const isPair = from !== undefined && to !== undefined;
  const main = diffRegion(old?.main ?? emptyRegion, now?.main ?? emptyRegion, budget);
  const frame = isPair
    ? diffRegion(old?.frame ?? emptyRegion, now?.frame ?? emptyRegion, budget)
    : diffRegion(emptyRegion, emptyRegion, budget);
  const headings = diffLines(old?.headings ?? [], now?.headings ?? []);
  const structuredData = diffLines(old?.structuredData ?? [], now?.structuredData ?? []);
  const lists = isPair && old && now ? changedLists(old, now) : [];
  const sized = (side: ReleaseSide, one: typeof from, which: 'from' | 'to') => ({
    ...{ side, page: one, hashes: hashes[which], styleBytes: summaries[which]?.styleBytes ?? 0 },
  });
  const codeOf = (hashes: readonly string[]) =>
    hashes
      .map((hash) => scripts.get(hash)?.code ?? '')
      .sort()
      .join();
  const differs: Partial<Record<ChangeKind, boolean>> = isPair
    ? {
        title: old?.title !== now?.title,
        description: old?.description !== now?.description,
        indexing: old?.noindex !== now?.noindex,
        text: main.text.length > 0,
        headings: hasLines(headings),
        links: hasChanges({ ...main, text: [], images: { added: [], removed: [] } }),
        images: hasLines(main.images),
        structuredData: hasLines(structuredData),
        lists: lists.length > 0,
        frame: hasChanges(frame),
        styles: hashes.from?.styleHash !== hashes.to?.styleHash,
        scripts: codeOf(pageScripts(sides.from, from)) !== codeOf(pageScripts(sides.to, to)),
      }
    : {};
  const kinds = (Object.keys(differs) as ChangeKind[]).filter((kind) => differs[kind]);
  const hasVisible = kinds.some((kind) => kind !== 'styles' && kind !== 'scripts');
  if (isPair && !hasVisible && hashes.from?.visibleHash !== hashes.to?.visibleHash) kinds.push('markup');
  const isMoved = isPair && from.path !== to.path;
  if (isPair && !isMoved && kinds.length === 0) return undefined;
  return {
    frame,
    page: {
      ...{ path: page.path, section: page.section, title: titleOf(page), layout: page.page.layout },
      change: !from ? 'added' : !to ? 'removed' : isMoved ? 'moved' : 'changed',
      ...(isMoved && { movedFrom: from.path }),
      ...(redirectsTo && { redirectsTo }),
      ...{ kinds, headings, main, structuredData, lists },
      ...(differs.title && { newTitle: { from: old?.title ?? '', to: now?.title ?? '' } }),
      ...(differs.description && { newDescription: { from: old?.description ?? '', to: now?.description ?? '' } }),
      bytes: pageSizes(sized(sides.from, from, 'from'), sized(sides.to, to, 'to'), scripts),
    },
  };
}

const hasLines = ({ added, removed }: { added: string[]; removed: string[] }) => added.length + removed.length > 0;

function changedLists(from: PageSummary, to: PageSummary): string[] {
  const text = (page: PageSummary, list: string) => (page.lists[list] ?? []).map(({ hash }) => hash).join();
  return Object.keys(to.lists).filter((list) => from.lists[list] && text(from, list) !== text(to, list));
}
