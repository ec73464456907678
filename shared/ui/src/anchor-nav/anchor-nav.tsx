import * as css from './anchor-nav.module.css';
import { useSectionInView } from './use-section-in-view.ts';

interface AnchorNavProps {
  label: string;
  items: readonly { id: string; label: string }[];
}

/** Renders links to the page's own sections; the one being read is marked. A column where it is narrow, else a row. */
export function AnchorNav({ label, items }: AnchorNavProps) {
  const current = useSectionInView(items.map(({ id }) => id));
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
