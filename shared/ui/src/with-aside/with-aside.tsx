import type { ReactNode } from 'react';
import * as css from './with-aside.module.css';

interface WithAsideProps {
  aside: ReactNode;
  /** @default 'start' */
  side?: 'start' | 'end';
  children: ReactNode;
}

/** Renders an aside beside the content, sticky; above it on narrow screens. */
export function WithAside({ aside, side = 'start', children }: WithAsideProps) {
  return (
    <div className={css.columns} data-side={side}>
      <div className={css.aside}>{aside}</div>
      <div className={css.content}>{children}</div>
    </div>
  );
}
