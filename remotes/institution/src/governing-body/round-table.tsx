import { categories as groups } from './content.ts';
import * as css from './page.module.css';

/**
 * Renders an oval table with a numbered seat for each member, the chairman at the top.
 *
 * @param props.categories of the members, in their order.
 */
export function RoundTable({ categories }: { categories: readonly (typeof groups)[number][] }) {
  const seats = categories.map((category, index) => {
    const angle = (index / categories.length) * 2 * Math.PI;
    return {
      sNo: index + 1,
      group: groups.indexOf(category),
      x: Math.round(160 + 136 * Math.sin(angle)),
      y: Math.round(100 - 76 * Math.cos(angle)),
    };
  });
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true">
      <ellipse className={css.table} cx="160" cy="100" rx="106" ry="48" />
      <ellipse className={css.inlay} cx="160" cy="100" rx="88" ry="35" />
      {seats.map(({ sNo, group, x, y }) => (
        <g key={sNo} transform={`translate(${x} ${y})`}>
          <circle data-group={group} r="14" />
          <text className={css.seat} data-light={[1, 3, 6].includes(group) || undefined} y="4">
            {sNo}
          </text>
        </g>
      ))}
    </svg>
  );
}
