import type { Leader } from './leader.ts';
import * as css from './leadership-view.module.css';

/** Renders the signature: a drawing, then name and office in type. */
export function Signature({ leader }: { leader: Leader }) {
  return (
    <footer className={css.signature}>
      <svg className={css.flourish} viewBox="0 0 240 72" width="240" height="72" aria-hidden="true">
        <path d={leader.signature} />
      </svg>
      <p>
        <strong>{leader.name}</strong>
        <br />
        {leader.office}
      </p>
    </footer>
  );
}
