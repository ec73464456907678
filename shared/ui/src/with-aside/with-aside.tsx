import type { ReactNode } from 'react';
import * as css from './with-aside.module.css';

interface WithAsideProps {
  aside: ReactNode;
  /** The side of the aside on wide screens. @default 'start' */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Renders content with an aside: beside it and sticky on wide screens, above it on narrow ones. */
export function WithAside({ aside, side = 'start', children }: WithAsideProps) {
  return (
    <div className={css.columns} data-side={side}>
      <div className={css.aside}>{aside}</div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
