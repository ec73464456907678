import type { ReactNode } from 'react';
import * as css from './check-list.module.css';

interface CheckListProps {
  items: readonly ReactNode[];
  columns?: 1 | 2;
}

/** Renders a bullet list with drawn marks. */
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
