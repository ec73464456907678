import { pairBy } from './diff-text.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

/** A page in both releases; one side is missing where the page was added or removed. */
export interface PagePair<Page = SidePage> {
  from?: Page | undefined;
  to?: Page | undefined;
  /** Where the site redirects the address of a page that moved or was removed. Missing where the address is lost. */
  redirectsTo?: string | undefined;
}

/**
 * Pairs the pages of two releases by their addresses. A page that is gone and one that is new are the same page at another
 * address if the new one names the address among its former paths, or if both belong to the same section and have the same id.
 */
export function pairPages(from: ReleaseSide, to: ReleaseSide): PagePair[] {
  const moves = findMoves(from, to);
  const arrived = new Set(moves.values());
  const pairs = [...from.pages].map(([id, page]): PagePair => {
    const same = to.pages.get(id);
    if (same) return { from: page, to: same };
    const redirectsTo = page.status === 200 ? to.formerPaths.get(page.path) : undefined;
    return { from: page, to: moves.get(page), redirectsTo };
  });
  const added = [...to.pages].filter(([id, page]) => !from.pages.has(id) && !arrived.has(page));
  return [...pairs, ...added.map(([, page]) => ({ to: page }))];
}

/** The pages that have another address, with the page at the new one. What a build declares comes before what ids suggest. */
function findMoves(from: ReleaseSide, to: ReleaseSide): Map<SidePage, SidePage> {
  const gone = [...from.pages].filter(([id]) => !to.pages.has(id)).map(([, page]) => page);
  const added = new Set([...to.pages].filter(([id]) => !from.pages.has(id)).map(([, page]) => page));
  const moves = new Map<SidePage, SidePage>();
  for (const page of gone) {
    const successor = page.status === 200 && to.pages.get(`200 ${to.formerPaths.get(page.path)}`);
    if (successor && added.delete(successor)) moves.set(page, successor);
  }
  const unmoved = gone.filter((one) => !moves.has(one) && !one.page.variants);
  const sameIds = pairBy(unmoved, [...added], ({ section, status, page }) => `${section} ${status} ${page.id}`);
  return new Map([...moves, ...sameIds.pairs]);
}
