import { Tabs } from '@viit/ui/tabs';
import * as css from './year-timeline.module.css';
import type { YearlyRecord } from './yearly.ts';

/** From this many years on, the timeline is a row of tab buttons at any width (R86.6). */
const manyYears = 7;

/**
 * Renders the placement years as a timeline, the first one selected; a row of tab buttons at 992 px or narrower, by
 * style, or with seven years or more.
 */
export function YearTimeline({ years }: { years: readonly YearlyRecord[] }) {
  return (
    <div className={css.timeline} data-form={years.length >= manyYears ? 'tabs' : 'line'}>
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
  const parts = [
    { label: 'Placed', value: studentsPlaced, kind: 'placed' },
    { label: 'Higher education', value: higherEducation, kind: 'study' },
    { label: 'Entrepreneurs', value: entrepreneurs, kind: 'own' },
    { label: 'Other paths', value: others, kind: 'other' },
  ];
  return (
    <div className={css.figures}>
      <p className={css.percentage}>
        <strong>{placementPercentage}%</strong> <span>of {totalStrength} students placed</span>
      </p>
      <div>
        <div className={css.strip} aria-hidden="true">
          {parts.map(({ kind, value }) => (
            <span key={kind} data-kind={kind} style={{ flexGrow: value }} />
          ))}
        </div>
        <dl className={css.parts}>
          {parts.map(({ label, value, kind }) => (
            <div key={kind} data-kind={kind}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
