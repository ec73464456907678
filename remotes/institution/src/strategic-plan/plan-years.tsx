import { plans } from './content.ts';
import * as css from './page.module.css';

const [first, second] = plans;
const years = Array.from({ length: second.to - first.from + 1 }, (_, index) => first.from + index);

/** Renders the years of both plans as a scale, with a bar above the years of each plan. */
export function PlanYears() {
  return (
    <div className={css.years}>
      {plans.map(({ label, period, from, to }) => (
        <p key={period} className={css.bar} style={{ gridColumn: `${from - first.from + 1} / ${to - first.from + 2}` }}>
          {label} <span>{period}</span>
        </p>
      ))}
      {years.map((year) => (
        <span key={year} className={css.year} aria-hidden="true">
          <span className={css.century}>{Math.floor(year / 100)}</span>
          {year % 100}
        </span>
      ))}
    </div>
  );
}
