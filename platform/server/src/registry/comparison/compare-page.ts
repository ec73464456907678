import type { ChangeKind, PageChange, RegionChange } from '@viit/contract/registry-api';
import type { PageHashes } from '../pages/page-summaries.ts';
import { emptyRegion, emptySummary, type PageSummary } from '../pages/page-summary.ts';
import { type DiffBudget, diffLines, diffRegion, hasChanges } from './diff-text.ts';
import { pageBudgetOf, pageScripts, type Scripts } from './page-sizes.ts';
import type { PagePair } from './pair-pages.ts';
import type { SidePage } from './release-side.ts';

/** The summary is read only if the hashes differ. */
export interface ReadPage extends SidePage {
  hashes: PageHashes | undefined;
  summary: PageSummary | undefined;
}

/** The caller groups equal changes outside `main`. */
interface PageDifference {
  page: PageChange;
  frame: RegionChange;
}

/** @returns undefined where visitors get the same. */
export function comparePage(
  { from, to, redirectsTo }: PagePair<ReadPage>,
  scripts: Scripts,
  budget: DiffBudget,
): PageDifference | undefined {
  const page = to ?? from;
  if (!page) return undefined;
  const isPair = from !== undefined && to !== undefined;
  const [old, now] = [from?.summary ?? emptySummary(), to?.summary ?? emptySummary()];
  const code = { from: pageScripts(from, scripts), to: pageScripts(to, scripts) };
  const main = diffRegion(old.main, now.main, budget);
  const frame = diffRegion(isPair ? old.frame : emptyRegion(), isPair ? now.frame : emptyRegion(), budget);
  const headings = diffLines(old.headings, now.headings);
  const structuredData = diffLines(old.structuredData, now.structuredData);
  const lists = isPair ? changedLists(old, now) : [];
  const differs: Partial<Record<ChangeKind, boolean>> = isPair
    ? {
        title: old.title !== now.title,
        description: old.description !== now.description,
        indexing: old.noindex !== now.noindex,
        text: main.text.length > 0,
        headings: hasChanges(headings),
        links: hasChanges(main.links),
        images: hasChanges(main.images),
        structuredData: hasChanges(structuredData),
        lists: lists.length > 0,
        frame: hasChanges(frame),
        styles: from.hashes?.styleHash !== to.hashes?.styleHash,
        scripts: code.from.code !== code.to.code,
      }
    : {};
  const kinds = (Object.keys(differs) as ChangeKind[]).filter((kind) => differs[kind]);
  const hasVisible = kinds.some((kind) => kind !== 'styles' && kind !== 'scripts');
  if (isPair && !hasVisible && from.hashes?.visibleHash !== to.hashes?.visibleHash) kinds.push('markup');
  const isMoved = isPair && from.path !== to.path;
  if (isPair && !isMoved && kinds.length === 0) return undefined;
  return {
    frame,
    page: {
      ...{ path: page.path, section: page.section, title: page.title, layout: page.page.layout },
      change: !from ? 'added' : !to ? 'removed' : isMoved ? 'moved' : 'changed',
      ...(isMoved && { movedFrom: from.path }),
      ...(redirectsTo && { redirectsTo }),
      ...{ kinds, headings, main, structuredData, lists },
      ...(differs.title && { newTitle: { from: old.title, to: now.title } }),
      ...(differs.description && { newDescription: { from: old.description, to: now.description } }),
      bytes: {
        html: { from: from?.hashes?.bytes ?? 0, to: to?.hashes?.bytes ?? 0 },
        styles: { from: old.styleBytes, to: now.styleBytes },
        scripts: { from: code.from.size, to: code.to.size },
        scriptLimit: pageBudgetOf(page),
      },
    },
  };
}

function changedLists(from: PageSummary, to: PageSummary): string[] {
  const text = (page: PageSummary, list: string) => (page.lists[list] ?? []).map(({ hash }) => hash).join();
  return Object.keys(to.lists).filter((list) => Object.hasOwn(from.lists, list) && text(from, list) !== text(to, list));
}
