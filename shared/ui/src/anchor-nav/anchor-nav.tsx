import { lastStarted } from '../scroll-spy/rules.ts';
import { useScrollSpy } from '../scroll-spy/use-scroll-spy.ts';
import * as css from './anchor-nav.module.css';

interface AnchorNavProps {
  label: string;
  /** In page order. */
  items: readonly { id: string; label: string }[];
}

/** Renders links to blocks of the page and marks the current one. A column in a narrow container, else a row. */
export function AnchorNav({ label, items }: AnchorNavProps) {
  const current = useScrollSpy(
    items.map(({ id }) => id),
    lastStarted,
  );
  return (
    <nav className={css.nav} aria-label={label}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ul className={css.list} role="list">
        {items.map((item) => (
          <li key={item.id}>
            <a className={css.link} href={`#${item.id}`} {...(item.id === current && { 'aria-current': 'location' })}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
