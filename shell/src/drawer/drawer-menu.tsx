import type { CSSProperties, ReactNode } from 'react';
import { useMenu } from '../menu/menu-context.ts';
import { menuEntries } from '../menu/menu-entries.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { portals } from '../menu/quick-access.ts';
import * as css from './drawer-menu.module.css';
import { EntryLink } from './entry-link.tsx';

/** R6.3, R6.4. */
export function DrawerMenu({ path }: { path: string }) {
  const menu = useMenu();
  return (
    <nav aria-label="All pages">
      <ul role="list">
        {menu.map((item, index) => (
          <AccordionItem
            key={item.name}
            name={item.name}
            index={index}
            isOpen={menuEntries(item.sub).some((entry) => entry.item.link === path)}
          >
            <Entries name={item.name} items={item.sub} path={path} />
          </AccordionItem>
        ))}
        <AccordionItem name="Quick Access" index={menu.length} isOpen={false}>
          <Entries name="Quick Access" items={portals} path={path} />
        </AccordionItem>
      </ul>
    </nav>
  );
}

interface AccordionItemProps {
  name: string;
  /** For the entrance's delay. */
  index: number;
  isOpen: boolean;
  children: ReactNode;
}

function AccordionItem({ name, index, isOpen, children }: AccordionItemProps) {
  return (
    <li className={css.item} style={{ '--index': index } as CSSProperties}>
      <details name="drawer-menu" open={isOpen}>
        <summary className={css.summary}>
          {name}
          <svg className={css.plus} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M1 8h14" stroke="currentColor" strokeWidth="2" />
            <path className={css.upright} d="M8 1v14" stroke="currentColor" strokeWidth="2" />
          </svg>
        </summary>
        {children}
      </details>
    </li>
  );
}

function Entries({ name, items, path }: { name: string; items: readonly MenuItem[]; path: string }) {
  return (
    <ul className={css.entries} role="list" aria-label={name}>
      {items.map((item) => (
        <li key={item.name}>
          {item.sub ? (
            <>
              <p className={css.group}>{item.name}</p>
              <Entries name={item.name} items={item.sub} path={path} />
            </>
          ) : (
            <EntryLink item={item} path={path} />
          )}
        </li>
      ))}
    </ul>
  );
}
