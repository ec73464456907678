import type { CSSProperties } from 'react';
import type { MenuItem } from '../menu/menu-item.ts';
import * as css from './menu-panel.module.css';

interface MenuLinksProps {
  items: readonly MenuItem[];
  path: string;
  label: string;
}

/** More entries need two columns. */
const longestColumn = 7;

/** No classes: each document contains all of them. */
export function MenuLinks({ items, path, label }: MenuLinksProps) {
  return (
    <ul
      className={css.links}
      role="list"
      aria-label={label}
      {...(items.length > longestColumn && { style: { '--rows': Math.ceil(items.length / 2) } as CSSProperties })}
    >
      {items.map(({ name, link, target }) => (
        <li key={name}>
          {link ? (
            <a
              href={link}
              aria-current={link === path ? 'page' : undefined}
              {...(target && { target, rel: 'noopener' })}
            >
              {name}
              {target && <NewTabIcon />}
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function NewTabIcon() {
  return (
    <svg className={css.newTab} viewBox="0 0 12 12" width="11" height="11" role="img" aria-label="(opens in a new tab)">
      <path d="M3 9 9.5 2.5M4.5 2H10v5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
