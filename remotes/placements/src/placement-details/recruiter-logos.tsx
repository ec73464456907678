import { MarqueeRows } from '@viit/ui/marquee';
import { RecruiterLogo } from './recruiter-logo.tsx';
import * as css from './recruiter-logos.module.css';
import { recruiters } from './recruiters-content.ts';

/** Two rows that move in opposite directions, with the seconds of a cycle (R86.12). */
const half = Math.ceil(recruiters.length / 2);
const rows = [
  { id: 'first', seconds: 70, direction: 'start', companies: recruiters.slice(0, half) },
  { id: 'second', seconds: 85, direction: 'end', companies: recruiters.slice(half) },
] as const;

/** Renders the recruiters' logos in two moving rows of 70 s and 85 s, with one pause button (R86.12). */
export function RecruiterLogos() {
  return (
    <MarqueeRows
      label="Recruiters"
      rows={rows.map(({ companies, ...row }) => ({
        ...row,
        children: (
          <ul className={css.row} role="list">
            {companies.map((company) => (
              <li key={company.name} className={css.tile}>
                <RecruiterLogo {...company} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
