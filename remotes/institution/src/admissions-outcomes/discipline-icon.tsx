import type { Discipline } from './content.ts';
import * as css from './page.module.css';

/** SVG path of each icon, in a viewBox of 64 by 64. */
const paths: Record<Discipline, string> = {
  computing: 'M8 12h48v34H8zM24 54h16M32 46v8M20 24l-6 6 6 6M34 22l-6 16M42 24l6 6-6 6',
  information:
    'M12 14c0-8 40-8 40 0s-40 8-40 0v12c0 8 40 8 40 0V14M12 26v12c0 8 40 8 40 0V26M12 38v12c0 8 40 8 40 0V38',
  electronics:
    'M18 18h28v28H18zM26 26h12v12H26zM24 18V8M32 18V8M40 18V8M24 56V46M32 56V46M40 56V46M18 24H8M18 32H8M18 40H8M56 24H46M56 32H46M56 40H46',
  electrical: 'M22 58 32 8l10 50M26 38h12M24 48h16M14 20h36M14 20v6M50 20v6M18 30h28M28 30l4-10 4 10',
  mechanical:
    'M32 22a10 10 0 1 0 .1 0M28 8h8l2 7 6 3 6-4 6 6-4 6 3 6 7 2M28 8l-2 7-6 3-6-4-6 6 4 6-3 6-5 2v0M4 34l5 3 3 6-4 6 6 6 6-4 6 3 2 6h8l2-6 6-3 6 4 6-6-4-6 3-6 5-3',
  civil:
    'M4 46h56M10 46V20M54 46V20M10 20c10 22 34 22 44 0M10 20 4 32M54 20l6 12M18 32v14M26 36v10M38 36v10M46 32v14M8 56h8M24 56h8M40 56h8',
  management: 'M8 56V8M8 56h48M18 48V34M30 48V24M42 48V30M14 24l14-10 12 8 14-14M46 8h8v8',
  applications: 'M18 6h28v52H18zM18 16h28M18 48h28M30 53h4M24 24h8v8h-8zM36 24h4v8h-4zM24 38h16',
};

/** Renders the icon of a discipline. */
export function DisciplineIcon({ discipline }: { discipline: Discipline }) {
  return (
    <svg className={css.icon} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
      <path d={paths[discipline]} />
    </svg>
  );
}
