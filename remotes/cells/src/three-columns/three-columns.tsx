import type { ReactNode } from 'react';
import * as css from './three-columns.module.css';

interface ThreeColumnsProps {
  /** Beside the start of the content, such as in-page links. */
  start: ReactNode;
  /** Beside its end, such as a menu; under `start` where there is no room for three columns. */
  end: ReactNode;
  children: ReactNode;
}

/** Renders content between two asides: three columns on wide screens, two on middle ones, one below the other on narrow ones. */
export function ThreeColumns({ start, end, children }: ThreeColumnsProps) {
  return (
    <div className={css.layout}>
      <div className={css.asides}>
        <div className={css.aside}>{start}</div>
        <div className={css.aside} data-side="end">
          {end}
        </div>
      </div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
