import type { MoveFigures } from './measure-move.ts';
import type { PageFigures } from './measure-page.ts';

/** The site, the same pages as one build rendered in the browser, and the site's HTML without scripts. */
export type Variant = 'site' | 'one build' | 'no scripts';
export type PageResults = Record<Variant, PageFigures>;

/** A goal of the project and the measured figure. */
export interface Goal {
  name: string;
  figure: number;
  limit: number;
  /** The figure of the HTML without scripts, which no variant can beat. */
  lowerBound?: number;
}

export const isMet = ({ figure, limit }: Goal): boolean => figure <= limit;

/** The goals of a page's first view, each relative to a baseline from the same run. */
export function pageGoals(path: string, { site, 'one build': one, 'no scripts': noScripts }: PageResults): Goal[] {
  const isHome = path === '/';
  const ratio = (name: string, a: number, b: number, limit: number): Goal => ({ name, figure: a / b, limit });
  return [
    {
      ...ratio('first paint / one build', site.firstPaint, one.firstPaint, isHome ? 0.5 : 0.45),
      lowerBound: noScripts.firstPaint / one.firstPaint,
    },
    ratio('first paint / no scripts', site.firstPaint, noScripts.firstPaint, 1.1),
    ratio('largest paint / no scripts', site.largestPaint, noScripts.largestPaint, 1.15),
    ratio('hydrated / one build', site.hydrated, one.hydrated, isHome ? 1.45 : 1.25),
    ratio('script bytes / one build', site.bytes.script ?? 0, one.bytes.script ?? 0, 1.3),
  ];
}

/**
 * The goals of a prefetched move: 100 ms of work on a processor that is not throttled. On a throttled one, the one build takes
 * longer than that to render the same page, so the goal is relative to it.
 */
export const moveGoals = (site: MoveFigures, one: MoveFigures, isSlowed: boolean): Goal[] => [
  isSlowed
    ? { name: 'work / one build', figure: site.work / one.work, limit: 1.25 }
    : { name: 'work, ms', figure: site.work, limit: 100 },
  { name: 'requests during the move', figure: site.requests, limit: 0 },
];
