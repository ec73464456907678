import { useEntries } from '../use-entries.ts';
import { CountUp } from './count-up.tsx';
import * as css from './opening-figures.module.css';

/** Renders the three counters at the top of the page, computed from its data (R86.1, R86.3). */
export function OpeningFigures() {
  const years = useEntries('years');
  const departments = useEntries('departments');
  const recruiters = useEntries('recruiters');
  return (
    <dl className={css.figures}>
      <div>
        <dt>Students placed in {years.length} years</dt>
        <dd>
          <CountUp value={years.reduce((sum, { studentsPlaced }) => sum + studentsPlaced, 0)} />
        </dd>
      </div>
      <div>
        <dt>Highest salary</dt>
        <dd>
          <CountUp value={Math.max(0, ...departments.map(({ highestPackage }) => highestPackage))} suffix=" LPA" />
        </dd>
      </div>
      <div>
        <dt>Recruiting partners</dt>
        <dd>
          <CountUp value={recruiters.length * 10} suffix="+" />
        </dd>
      </div>
    </dl>
  );
}
