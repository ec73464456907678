import { Emblem } from '@viit/ui/emblem';
import type { EntryIn } from '../use-entries.ts';
import * as css from './page.module.css';

/**
 * Renders the centres as hexagonal emblems with their names. On wide screens every second row is shifted by half a
 * cell.
 */
export function Honeycomb({ centres }: { centres: readonly EntryIn<'centres'>[] }) {
  return (
    <ul className={css.comb} role="list" aria-label="Centres of excellence">
      {centres.map(({ id, name, initials, tone, note }) => (
        <li key={id} className={css.cell}>
          <div className={css.emblem}>
            <Emblem name={name} initials={initials} tone={tone} shape="hex" />
          </div>
          <strong>{name}</strong>
          <span className={css.note}>{note}</span>
        </li>
      ))}
    </ul>
  );
}
