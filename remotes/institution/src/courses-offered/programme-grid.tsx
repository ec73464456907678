import type { Programme } from './content.ts';
import * as css from './programme-grid.module.css';

/**
 * Renders programmes as cards, one to four in a row, each with its code if it has one. A card links to its department.
 */
export function ProgrammeGrid({ label, programmes }: { label: string; programmes: readonly Programme[] }) {
  return (
    <ul className={css.grid} role="list" aria-label={label}>
      {programmes.map(({ name, code, departmentId }) => (
        <li key={departmentId} className={css.card}>
          <a className={css.name} href={`/department/${departmentId}`}>
            {name}
          </a>
          {code && <p className={css.code}>{code}</p>}
        </li>
      ))}
    </ul>
  );
}
