import { accreditation } from './content.ts';
import * as css from './page.module.css';

const years = ['2024', '2025', '2026', '2027', '2028', '2029'] as const;

/** Renders the five years of validity as a line from the first to the last day. */
export function ValidityPeriod() {
  return (
    <div className={css.validity}>
      <p className={css.end}>
        <span>Accredited</span>
        <time dateTime="2024-07-12">{accreditation.accredited}</time>
      </p>
      <div className={css.line} aria-hidden="true">
        {years.map((year) => (
          <span key={year}>{year}</span>
        ))}
      </div>
      <p className={css.end}>
        <span>Valid until</span>
        <time dateTime="2029-07-11">{accreditation.validUntil}</time>
      </p>
    </div>
  );
}
