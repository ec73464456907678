import type { ReleaseSide, SidePage } from './release-side.ts';

/** A page in both releases; one side is missing where the page was added or removed. */
export interface PagePair {
  from?: SidePage;
  to?: SidePage;
}

/** Two releases page by page. */
export interface PagePairs {
  /** Rendered from the same input: the same bytes. */
  equal: SidePage[];
  /** May differ. */
  other: PagePair[];
}

/**
 * Pairs the pages of two releases by their addresses. A page that is gone and one that is new are the same page at another
 * address if both belong to the same section and have the same id.
 */
export function pairPages(from: ReleaseSide, to: ReleaseSide): PagePairs {
  const equal: SidePage[] = [];
  const other: PagePair[] = [];
  const added = new Map([...to.pages].filter(([id]) => !from.pages.has(id)));
  for (const [id, page] of from.pages) {
    const same = to.pages.get(id);
    if (same) {
      if (same.key === page.key) equal.push(same);
      else other.push({ from: page, to: same });
      continue;
    }
    const moved = [...added].find(([, candidate]) => isSamePage(page, candidate));
    if (moved) added.delete(moved[0]);
    other.push(moved ? { from: page, to: moved[1] } : { from: page });
  }
  return { equal, other: [...other, ...[...added.values()].map((page) => ({ to: page }))] };
}

const isSamePage = (one: SidePage, other: SidePage): boolean =>
  one.section === other.section && one.status === other.status && one.page.id === other.page.id && !one.page.variants;
