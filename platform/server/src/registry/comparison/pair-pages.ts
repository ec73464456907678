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
  const gone = [...from.pages].filter(([id]) => !to.pages.has(id)).map(([, page]) => page);
  const added = new Set([...to.pages].filter(([id]) => !from.pages.has(id)).map(([, page]) => page));
  const moves = new Map<SidePage, SidePage>();
  const pair = (isSame: (page: SidePage, candidate: SidePage) => boolean) => {
    for (const page of gone) {
      const candidate = moves.has(page) ? undefined : [...added].find((one) => isSame(page, one));
      if (!candidate) continue;
      moves.set(page, candidate);
      added.delete(candidate);
    }
  };
  pair((page, { path, status }) => page.status === 200 && status === 200 && to.formerPaths.get(page.path) === path);
  pair(
    (page, one) =>
      one.section === page.section && one.status === page.status && one.page.id === page.page.id && !page.page.variants,
  );
  return moves;
}
