import { DocumentFacts } from '@viit/ui/document-facts';
import { useState } from 'react';
import type { EntryIn } from '../use-entries.ts';
import * as css from './annual-training.module.css';

type TrainingStat = EntryIn<'training-years'>;

interface AnnualTrainingProps {
  years: readonly string[];
  stats: readonly TrainingStat[];
}

/**
 * Renders the training figures of one year, the first year at first (R87.3). All years are in the HTML; CSS shows the
 * selected one. A year without data shows an error (R87.6).
 */
export function AnnualTraining({ years, stats }: AnnualTrainingProps) {
  const [selected, setSelected] = useState(years[0]);
  const maxStudents = Math.max(1, ...stats.flatMap((stat) => rowsOf(stat).map(({ students }) => students)));
  return (
    <div className={css.card}>
      <label className={css.yearSelect}>
        <span>Year</span>
        <select className={css.select} value={selected} onChange={({ target }) => setSelected(target.value)}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      {stats.map((stat) => (
        <YearFigures key={stat.year} stat={stat} maxStudents={maxStudents} selected={stat.year === selected} />
      ))}
      {!stats.some(({ year }) => year === selected) && (
        <p className={css.error} role="alert">
          Error: Data for selected year not found.
        </p>
      )}
    </div>
  );
}

const rowsOf = (stat: TrainingStat) => [
  { label: 'Soft Skills', events: stat.softSkillsEvents, students: stat.softSkillsStudents },
  { label: 'Language & Communication', events: stat.langEvents, students: stat.langStudents },
  { label: 'Life Skills', events: stat.lifeEvents, students: stat.lifeStudents },
  { label: 'Tech Trend Awareness', events: stat.techEvents, students: stat.techStudents },
];

function YearFigures({ stat, maxStudents, selected }: { stat: TrainingStat; maxStudents: number; selected: boolean }) {
  const { year, link } = stat;
  return (
    <section className={css.year} aria-label={`Training in ${year}`} data-shown={selected}>
      <h3 className={css.title}>{year}</h3>
      <table className={css.table}>
        <caption className={css.caption}>Events held and students trained</caption>
        <thead>
          <tr>
            <th scope="col">Pillar</th>
            <th scope="col">Events</th>
            <th scope="col">Students</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(stat).map(({ label, events, students }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{events}</td>
              <td>
                <span
                  className={css.bar}
                  style={{ inlineSize: `${(students / maxStudents) * 100}%` }}
                  aria-hidden="true"
                />
                {students}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.report}>
        <a href={link} target="_blank" rel="noopener" aria-describedby={`report-${year}`}>
          View Full Report for {year}
        </a>{' '}
        <span id={`report-${year}`}>
          <DocumentFacts href={link} />, opens in a new tab
        </span>
      </p>
    </section>
  );
}
