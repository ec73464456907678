import * as css from './related-pages.module.css';

interface RelatedPagesProps {
  /** @default 'Related pages' */
  label?: string;
  items: readonly { href: string; label: string }[];
  /** Left out. */
  current: string;
}

export function RelatedPages({ label = 'Related pages', items, current }: RelatedPagesProps) {
  return (
    <nav className={css.related} aria-label={label}>
      <div className={css.inner}>
        <p className={css.label} aria-hidden="true">
          {label}
        </p>
        <ul className={css.list} role="list">
          {items
            .filter(({ href }) => href !== current)
            .map((item) => (
              <li key={item.href}>
                <a className={css.link} href={item.href}>
                  {item.label}
                  <svg className={css.arrow} viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
                    <path d="M2 8h11M8.5 3.5 13 8l-4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
                  </svg>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
