import { type ReactNode, type Ref, useId } from 'react';
import * as css from './menu-panel.module.css';

interface MenuPanelProps {
  title: string;
  /** `MenuItem`s and `MenuGroup`s. */
  children: ReactNode;
}

/** Renders a side panel of links with a heading, such as "Quick Links". */
export function MenuPanel({ title, children }: MenuPanelProps) {
  const heading = useId();
  return (
    <nav className={css.panel} aria-labelledby={heading}>
      <h2 className={css.title} id={heading}>
        {title}
      </h2>
      <ul className={css.list} role="list">
        {children}
      </ul>
    </nav>
  );
}

/** Renders one link of a panel. */
export function MenuItem({ children }: { children: ReactNode }) {
  return <li className={css.item}>{children}</li>;
}

interface MenuGroupProps {
  label: string;
  /** Opening a group closes the others with the same name. */
  name?: string;
  /** For opening the group from the page. */
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}

/** Renders a group of links that expands and collapses. It is closed at first and works without JavaScript. */
export function MenuGroup({ label, name, ref, children }: MenuGroupProps) {
  return (
    <li>
      <details className={css.group} name={name} ref={ref}>
        <summary className={css.summary}>
          {label}
          <svg className={css.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M8 2v12M2 8h12" />
          </svg>
        </summary>
        <ul className={css.sub} role="list">
          {children}
        </ul>
      </details>
    </li>
  );
}
