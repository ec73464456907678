import type { ReleaseSide, SidePage } from './release-side.ts';

/** A page in both releases; one side is missing where the page was added or removed. */
export interface PagePair {
  from?: SidePage;
  to?: SidePage;
  /** Where the site redirects the address of a page that moved or was removed. Missing where the address is lost. */
  redirectsTo?: string;
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
 * address if the new one names the address among its former paths, or if both belong to the same section and have the same id.
 */
export function pairPages(from: ReleaseSide, to: ReleaseSide): PagePairs {
  const equal: SidePage[] = [];
  const other: PagePair[] = [];
  const moves = findMoves(from, to);
  for (const [id, page] of from.pages) {
    const same = to.pages.get(id);
    if (same && same.key === page.key) equal.push(same);
    else if (same) other.push({ from: page, to: same });
    else {
      const moved = moves.get(page);
      const redirectsTo = page.status === 200 ? to.formerPaths.get(page.path) : undefined;
      other.push({ from: page, ...(moved && { to: moved }), ...(redirectsTo && { redirectsTo }) });
    }
  }
  const arrived = new Set(moves.values());
  const added = [...to.pages].filter(([id, page]) => !from.pages.has(id) && !arrived.has(page));
  return { equal, other: [...other, ...added.map(([, page]) => ({ to: page }))] };
}

/** The pages that have another address, with the page at the new one. What a build declares comes before what ids suggest. */
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
  pair(hasSameId);
  return moves;
}

const hasSameId = (one: SidePage, other: SidePage): boolean =>
  one.section === other.section && one.status === other.status && one.page.id === other.page.id && !one.page.variants;
