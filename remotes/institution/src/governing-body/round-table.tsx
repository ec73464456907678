import { categories, members } from './content.ts';
import * as css from './page.module.css';

/* Seats around an oval table, the chairman at the top, in the order of the members. */
const seats = members.map(({ sNo, category }, index) => {
  const angle = (index / members.length) * 2 * Math.PI;
  return {
    sNo,
    group: categories.indexOf(category),
    x: Math.round(160 + 136 * Math.sin(angle)),
    y: Math.round(100 - 76 * Math.cos(angle)),
  };
});

/** Renders the table of the body with a numbered seat for each member. */
export function RoundTable() {
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
