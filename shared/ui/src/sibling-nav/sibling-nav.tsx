import * as css from './sibling-nav.module.css';

interface SiblingNavProps {
  label: string;
  items: readonly { href: string; label: string }[];
  /** The address of the page that it stands on. */
  current: string;
}

/** Renders links to the sibling pages of a page that has no header of its own. */
export function SiblingNav({ label, items, current }: SiblingNavProps) {
  return (
    <nav className={css.nav} aria-label={label}>
      <ul className={css.list} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a className={css.link} href={item.href} {...(item.href === current && { 'aria-current': 'page' })}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
