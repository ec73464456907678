import type { ReactNode } from 'react';
import * as css from './search-results.module.css';

interface ResultGroupProps {
  title: string;
  /** Instead of an empty list. */
  empty?: string | undefined;
  children?: ReactNode;
}

export function ResultGroup({ title, empty, children }: ResultGroupProps) {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      {empty ? <p className={css.none}>{empty}</p> : <ul role="list">{children}</ul>}
    </section>
  );
}
