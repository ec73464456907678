import type { CSSProperties } from 'react';
import { cycles, firstYear, lastYear, terms } from './content.ts';
import * as css from './page.module.css';

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);

/** The first and last grid line of an entry. The stylesheet decides whether the years run across or down. */
const gridLines = (from: number, to: number) =>
  ({ '--from': from - firstYear + 1, '--to': to - firstYear + 1 }) as CSSProperties;

/**
 * Renders the certificates by year, NAAC cycles as marks and NBA terms as bars: across the page, or downwards on narrow
 * screens.
 */
export function YearBand() {
  return (
    <figure className={css.figure}>
      <div className={css.band} style={{ '--years': years.length } as CSSProperties}>
        <div className={css.scale} aria-hidden="true">
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        <ol className={css.track} role="list" aria-label="NAAC cycles">
          {cycles.map(({ label, year }) => (
            <li key={year} className={css.mark} style={gridLines(year, year + 2)}>
              <strong>{year}</strong> NAAC <span>{label}</span>
            </li>
          ))}
        </ol>
        <ol className={css.track} role="list" aria-label="NBA terms">
          {terms.map(({ label, from, to }) => (
            <li key={from} className={css.bar} style={gridLines(from, to)}>
              NBA <span>{label}</span>
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
