import type { InstituteProgramme } from '@viit/ui/institute/programmes';
import * as css from './programme-grid.module.css';

/**
 * Renders programmes as cards, one to four in a row, each with its code if it has one. A card links to its department.
 */
export function ProgrammeGrid({ label, programmes }: { label: string; programmes: readonly InstituteProgramme[] }) {
  return (
    <ul className={css.grid} role="list" aria-label={label}>
      {programmes.map(({ id, name, code }) => (
        <li key={id} className={css.card}>
          <a className={css.name} href={`/department/${id}`}>
            {name}
          </a>
          {code && <p className={css.code}>{code}</p>}
        </li>
      ))}
    </ul>
  );
}
