import { MarqueeRows } from '@viit/ui/marquee';
import * as css from './recruiter-wall.module.css';
import { recruiters } from './recruiters.ts';
import { Wordmark } from './wordmark.tsx';

/** Two rows, each with its seconds per cycle (R86.12), in opposite directions. */
const half = Math.ceil(recruiters.length / 2);
const rows = [
  { id: 'first', seconds: 70, direction: 'start', companies: recruiters.slice(0, half) },
  { id: 'second', seconds: 85, direction: 'end', companies: recruiters.slice(half) },
] as const;

/** Renders the recruiters' logos in two scrolling rows of 70 s and 85 s a cycle, under one pause control. */
export function RecruiterWall() {
  return (
    <MarqueeRows
      label="Recruiters"
      rows={rows.map(({ companies, ...row }) => ({
        ...row,
        children: (
          <ul className={css.row} role="list">
            {companies.map((company) => (
              <li key={company.name} className={css.tile}>
                <Wordmark {...company} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
