import { CountUp } from './count-up.tsx';
import { highestSalary } from './departments.ts';
import * as css from './opening-figures.module.css';
import { recruitingPartners } from './recruiters.ts';
import { totalPlaced, yearly } from './yearly.ts';

/** Renders the three counters of the opening (R86.1, R86.3), each computed from the records of the page. */
export function OpeningFigures() {
  return (
    <dl className={css.figures}>
      <div>
        <dt>Students placed in {yearly.length} years</dt>
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
