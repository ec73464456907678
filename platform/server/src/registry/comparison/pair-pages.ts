import { pairBy } from './diff-text.ts';
import type { ReleaseSide, SidePage } from './release-side.ts';

/** One side is missing for added and removed pages. */
export interface PagePair<Page = SidePage> {
  from?: Page | undefined;
  to?: Page | undefined;
  /** Missing where nothing redirects the removed address. */
  redirectsTo?: string | undefined;
}

/** By address; moved pages by former paths, or by section and id. */
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

/** Declared former paths come before equal ids. */
function findMoves(from: ReleaseSide, to: ReleaseSide): Map<SidePage, SidePage> {
  const removed = [...from.pages].filter(([id]) => !to.pages.has(id)).map(([, page]) => page);
  const added = new Set([...to.pages].filter(([id]) => !from.pages.has(id)).map(([, page]) => page));
  const moves = new Map<SidePage, SidePage>();
  for (const page of removed) {
    const successor = page.status === 200 && to.pages.get(`200 ${to.formerPaths.get(page.path)}`);
    if (successor && added.delete(successor)) moves.set(page, successor);
  }
  const unmoved = removed.filter((one) => !moves.has(one) && !one.page.variants);
  const sameIds = pairBy(unmoved, [...added], ({ section, status, page }) => `${section} ${status} ${page.id}`);
  return new Map([...moves, ...sameIds.pairs]);
}
