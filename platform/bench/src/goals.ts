import type { MoveFigures } from './measure-move.ts';
import type { PageFigures } from './measure-page.ts';

/** The site, the same pages as one build rendered in the browser, and the site's documents without scripts. */
export type Variant = 'site' | 'one build' | 'floor';
export type PageResults = Record<Variant, PageFigures>;

/** A goal of the project, and what came out. */
export interface Goal {
  name: string;
  figure: number;
  limit: number;
  /** What the floor itself comes to: nothing that is built on it can do better. */
  least?: number;
}

export const isMet = ({ figure, limit }: Goal): boolean => figure <= limit;

/** What a page's first view is held to, each against a baseline of the same run. */
export function pageGoals(path: string, { site, 'one build': one, floor }: PageResults): Goal[] {
  const isHome = path === '/';
  const ratio = (name: string, a: number, b: number, limit: number): Goal => ({ name, figure: a / b, limit });
  return [
    {
      ...ratio('first paint / one build', site.firstPaint, one.firstPaint, isHome ? 0.5 : 0.45),
      least: floor.firstPaint / one.firstPaint,
    },
    ratio('first paint / floor', site.firstPaint, floor.firstPaint, 1.1),
    ratio('largest paint / floor', site.largestPaint, floor.largestPaint, 1.15),
    ratio('hydrated / one build', site.hydrated, one.hydrated, isHome ? 1.45 : 1.25),
    ratio('script bytes / one build', site.bytes.script ?? 0, one.bytes.script ?? 0, 1.3),
  ];
}

/**
 * What a prefetched move is held to: 100 ms of work on the machine as it is. On a slowed processor, where the one build itself
 * takes longer than that to draw the same page, it is held to the one build.
 */
export const moveGoals = (site: MoveFigures, one: MoveFigures, isSlowed: boolean): Goal[] => [
  isSlowed
    ? { name: 'work / one build', figure: site.work / one.work, limit: 1.25 }
    : { name: 'work, ms', figure: site.work, limit: 100 },
  { name: 'requests on the way', figure: site.requests, limit: 0 },
];
