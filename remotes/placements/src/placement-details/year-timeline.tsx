import { Tabs } from '@viit/ui/tabs';
import * as css from './year-timeline.module.css';
import type { YearlyRecord } from './yearly-content.ts';

/** From this many years on, the timeline is a row of tab buttons at any width (R86.6). */
const manyYears = 7;

/**
 * Renders the placement years as a timeline, the first one selected; a row of tab buttons at 992 px or narrower, by
 * style, or with seven years or more.
 */
export function YearTimeline({ years }: { years: readonly YearlyRecord[] }) {
  return (
    <div className={css.timeline} data-variant={years.length >= manyYears ? 'tabs' : 'line'}>
      <Tabs
        label="Academic year"
        tabs={years.map((record) => ({
          id: record.academicYear.replace('*', ''),
          label: record.academicYear,
          content: <YearFigures {...record} />,
        }))}
      />
    </div>
  );
}

function YearFigures({
  placementPercentage,
  totalStrength,
  studentsPlaced,
  higherEducation,
  entrepreneurs,
}: YearlyRecord) {
  const others = totalStrength - studentsPlaced - higherEducation - entrepreneurs;
  const outcomes = [
    { label: 'Placed', value: studentsPlaced, outcome: 'placed' },
    { label: 'Higher education', value: higherEducation, outcome: 'higher-education' },
    { label: 'Entrepreneurs', value: entrepreneurs, outcome: 'entrepreneurs' },
    { label: 'Other paths', value: others, outcome: 'other' },
  ];
  return (
    <div className={css.figures}>
      <p className={css.percentage}>
        <strong>{placementPercentage}%</strong> <span>of {totalStrength} students placed</span>
      </p>
      <div>
        <div className={css.bar} aria-hidden="true">
          {outcomes.map(({ outcome, value }) => (
            <span key={outcome} data-outcome={outcome} style={{ flexGrow: value }} />
          ))}
        </div>
        <dl className={css.outcomes}>
          {outcomes.map(({ label, value, outcome }) => (
            <div key={outcome} data-outcome={outcome}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
