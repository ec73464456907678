import { openDrawer } from '../drawer/drawer-state.ts';
import { preloadDrawer } from '../drawer/preload-drawer.ts';
import { LogoLink } from '../header/logo.tsx';
import * as css from './page-bar.module.css';
import { useSectionInMiddle } from './use-section-in-middle.ts';

interface PageBarProps {
  links: readonly { id: string; label: string }[];
}

/**
 * Renders the home page's navigation bar, at medium widths and above: the logo and a link per section. Links are the
 * browser's own: smooth scrolling and the offset by the bar are the style's. The Menu button is there while the header,
 * which has the menus, is not.
 */
export function PageBar({ links }: PageBarProps) {
  const active = useSectionInMiddle(links.map(({ id }) => id));
  return (
    <div className={css.place}>
      <nav className={css.bar} data-page-bar="" aria-label="On this page">
        <div className={css.inner}>
          <div className={css.logo}>
            <LogoLink path="/" />
          </div>
          <ul className={css.links} role="list" data-lenis-prevent-horizontal="">
            {links.map(({ id, label }) => (
              <li key={id}>
                <a className={css.link} href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={css.menu}
            aria-haspopup="dialog"
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={() => openDrawer('menu')}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M2 5h16M2 10h16M2 15h10"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.9"
                strokeLinecap="round"
              />
            </svg>
            <span className={css.menuWord}>Menu</span>
          </button>
        </div>
      </nav>
    </div>
  );
}
