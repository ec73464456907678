import { DocumentFacts } from '@viit/ui/document-facts';
import { useState } from 'react';
import * as css from './annual-training.module.css';
import type { TrainingStat } from './yearly-training.ts';

interface AnnualTrainingProps {
  years: readonly string[];
  stats: readonly TrainingStat[];
}

/**
 * Renders the card of a year's training, the first year at first (R87.3). All years are in the HTML; style
 * shows the chosen one. A year without data shows the specified error (section 8).
 */
export function AnnualTraining({ years, stats }: AnnualTrainingProps) {
  const [chosen, setChosen] = useState(years[0]);
  const most = Math.max(1, ...stats.flatMap((stat) => rowsOf(stat).map(({ students }) => students)));
  return (
    <div className={css.card}>
      <label className={css.choice}>
        <span>Year</span>
        <select className={css.select} value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {years.map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </label>
      {stats.map((stat) => (
        <Year key={stat.year} stat={stat} most={most} chosen={stat.year === chosen} />
      ))}
      {!stats.some(({ year }) => year === chosen) && (
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

function Year({ stat, most, chosen }: { stat: TrainingStat; most: number; chosen: boolean }) {
  const { year, link } = stat;
  return (
    <section className={css.year} aria-label={`Training in ${year}`} data-chosen={chosen}>
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
                <span className={css.bar} style={{ inlineSize: `${(students / most) * 100}%` }} aria-hidden="true" />
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
