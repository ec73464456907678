import type { ReactNode } from 'react';
import * as css from './search-results.module.css';

interface ResultGroupProps {
  title: string;
  /** Shown instead of the list where there are no results. */
  empty?: string | undefined;
  children?: ReactNode;
}

/** Renders a heading and its results. */
export function ResultGroup({ title, empty, children }: ResultGroupProps) {
  return (
    <section className={css.group}>
      <h2 className={css.title}>{title}</h2>
      {empty ? <p className={css.none}>{empty}</p> : <ul role="list">{children}</ul>}
    </section>
  );
}
