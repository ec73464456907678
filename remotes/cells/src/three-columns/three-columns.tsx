import type { ReactNode } from 'react';
import * as css from './three-columns.module.css';

interface ThreeColumnsProps {
  /** Before the content, such as in-page links. */
  start: ReactNode;
  /** After the content, such as a menu. */
  end: ReactNode;
  children: ReactNode;
}

/** Renders content between two asides, which stay in view: three columns from 1024 px, one on narrower screens. */
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
