import type { ReactNode } from 'react';
import * as css from './numbered-list.module.css';

interface NumberedListProps {
  items: readonly { title?: string | undefined; text: ReactNode }[];
  /** @default 1 */
  columns?: 1 | 2 | 3;
}

/** Renders numbered statements in a grid or in one column. */
export function NumberedList({ items, columns = 1 }: NumberedListProps) {
  return (
    <ol className={css.list} role="list" data-columns={columns}>
      {items.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed content in a fixed order
        <li className={css.item} key={index}>
          {title && <strong className={css.title}>{title}</strong>}
          <div className={css.text}>{text}</div>
        </li>
      ))}
    </ol>
  );
}
