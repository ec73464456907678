import { Tabs } from '@viit/ui/tabs';
import * as css from './year-timeline.module.css';
import type { YearlyRecord } from './yearly-records.ts';

/** With this many years or more, the timeline is a row of tab buttons at any width (R86.6). */
const minYearsForTabs = 7;

/**
 * Renders the placement years as a timeline with the first one selected (R86.5). At 992 px or narrower, CSS turns it
 * into a row of tab buttons (R86.6).
 */
export function YearTimeline({ years }: { years: readonly YearlyRecord[] }) {
  return (
    <div className={css.timeline} data-variant={years.length >= minYearsForTabs ? 'tabs' : 'line'}>
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
    { label: 'Others', value: others, outcome: 'other' },
  ];
  return (
    <div className={css.figures}>
      <p className={css.percentage}>
        <strong>{`${placementPercentage}%`}</strong> <span>{`of ${totalStrength} students placed`}</span>
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
