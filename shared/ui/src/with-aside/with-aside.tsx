import type { ReactNode } from 'react';
import * as css from './with-aside.module.css';

interface WithAsideProps {
  aside: ReactNode;
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Renders two columns: the aside stays in sight on wide screens and stands above the content on narrow ones. */
export function WithAside({ aside, side = 'start', children }: WithAsideProps) {
  return (
    <div className={css.columns} data-side={side}>
      <div className={css.aside}>{aside}</div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
