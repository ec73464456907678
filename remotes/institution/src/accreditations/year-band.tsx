import type { CSSProperties } from 'react';
import type { EntryIn } from '../use-entries.ts';
import * as css from './page.module.css';

/**
 * Renders the certificates by year, NAAC cycles as marks and NBA terms as bars: across the page, or downwards on narrow
 * screens.
 */
export function YearBand({ accreditations }: { accreditations: readonly EntryIn<'accreditations'>[] }) {
  const dated = accreditations.flatMap(({ firstYear: from, lastYear: to, ...entry }) =>
    from ? [{ ...entry, from, to: to ?? from + 2 }] : [],
  );
  const cycles = dated.filter(({ body }) => body === 'NAAC');
  const terms = dated.filter(({ body }) => body === 'NBA');
  const firstYear = Math.min(...dated.map(({ from }) => from));
  const lastYear = Math.max(...dated.map(({ to }) => to));
  const years =
    dated.length > 0 ? Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index) : [];
  // The first and last grid line of an entry. The stylesheet decides whether the years run across or down.
  const gridLines = (from: number, to: number) =>
    ({ '--from': from - firstYear + 1, '--to': to - firstYear + 1 }) as CSSProperties;
  return (
    <figure className={css.figure}>
      <div className={css.band} style={{ '--years': years.length } as CSSProperties}>
        <div className={css.scale} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        <ol className={css.track} role="list" aria-label="NAAC cycles">
          {cycles.map(({ id, cycle, from, to }) => (
            <li key={id} className={css.mark} style={gridLines(from, to)}>
              <strong>{from}</strong> NAAC {cycle && <span>{`Cycle-${cycle}`}</span>}
            </li>
          ))}
        </ol>
        <ol className={css.track} role="list" aria-label="NBA terms">
          {terms.map(({ id, from, to }) => (
            <li key={id} className={css.bar} style={gridLines(from, to)}>
              NBA <span>{`${from}-${to % 100}`}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption>
        NAAC cycles are shown by year of accreditation and NBA terms by their duration. UGC 2f&12B recognition has no
        fixed term.
      </figcaption>
    </figure>
  );
}
