import * as css from './sibling-nav.module.css';

interface SiblingNavProps {
  label: string;
  items: readonly { href: string; label: string }[];
  current: string;
}

/** Renders links to sibling pages, for pages without the site header. */
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
