import type { ReactNode } from 'react';
import * as css from './check-list.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  /** The most columns, if they fit. @default 1 */
  columns?: 1 | 2;
}

/** Renders a list with ticks as bullets. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={css.list} role="list" data-columns={columns}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed content in a fixed order
        <li className={css.item} key={index}>
          {item}
        </li>
      ))}
    </ul>
  );
}
