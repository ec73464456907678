import { MarqueeRows } from '@viit/ui/marquee';
import { useEntries } from '../use-entries.ts';
import { RecruiterLogo } from './recruiter-logo.tsx';
import * as css from './recruiter-logos.module.css';

/** Two rows that move in opposite directions, with the seconds of a cycle (R86.12). */
const rows = [
  { id: 'first', seconds: 70, direction: 'start' },
  { id: 'second', seconds: 85, direction: 'end' },
] as const;

/** Renders the recruiters' logos in two moving rows of 70 s and 85 s, with one pause button (R86.12). */
export function RecruiterLogos() {
  const recruiters = useEntries('recruiters');
  const half = Math.ceil(recruiters.length / 2);
  return (
    <MarqueeRows
      label="Recruiters"
      rows={rows.map((row, index) => ({
        ...row,
        children: (
          <ul className={css.row} role="list">
            {recruiters.slice(index * half, (index + 1) * half).map((company) => (
              <li key={company.id} className={css.tile}>
                <RecruiterLogo {...company} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
