import { CountUp } from './count-up.tsx';
import { highestSalary } from './departments-content.ts';
import * as css from './opening-figures.module.css';
import { recruitingPartners } from './recruiters-content.ts';
import { totalPlaced, yearlyRecords } from './yearly-content.ts';

/** Renders the three counters at the top of the page, computed from its data (R86.1, R86.3). */
export function OpeningFigures() {
  return (
    <dl className={css.figures}>
      <div>
        <dt>Students placed in {yearlyRecords.length} years</dt>
        <dd>
          <CountUp value={totalPlaced} />
        </dd>
      </div>
      <div>
        <dt>Highest salary</dt>
        <dd>
          <CountUp value={highestSalary} suffix=" LPA" />
        </dd>
      </div>
      <div>
        <dt>Recruiting partners</dt>
        <dd>
          <CountUp value={recruitingPartners} suffix="+" />
        </dd>
      </div>
    </dl>
  );
}
