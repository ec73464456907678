import { useEntries } from '../use-entries.ts';
import * as css from './medal-tally.module.css';

const perRow = 3;
const step = 26;

/** Renders the medals as a podium: one disc for each medal, three to a row, with the counts as text. */
export function MedalTally() {
  const medals = useEntries('medals');
  return (
    <figure className={css.tally}>
      <ul className={css.podium} role="list">
        {medals.map(({ metal, count }) => (
          <li key={metal} className={css.metal} data-metal={metal}>
            <Stack count={count} />
            <p className={css.label}>
              <span className={css.count}>{count}</span> {metal}
            </p>
          </li>
        ))}
      </ul>
      <figcaption>
        {`Medals won by our students: ${listed(medals.map(({ metal, count }) => `${count} ${metal}`))}`}
      </figcaption>
    </figure>
  );
}

const listed = (texts: readonly string[]) => texts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Renders `count` discs, stacked from the bottom. */
function Stack({ count }: { count: number }) {
  const rows = Math.ceil(count / perRow);
  const discs = Array.from({ length: count }, (_, index) => ({
    x: (index % perRow) * step + step / 2,
    y: (rows - 1 - Math.floor(index / perRow)) * step + step / 2,
  }));
  return (
    <svg className={css.stack} viewBox={`0 0 ${perRow * step} ${rows * step}`} aria-hidden="true">
      {discs.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle className={css.disc} r="10.5" />
          <circle className={css.rim} r="7" />
        </g>
      ))}
    </svg>
  );
}
