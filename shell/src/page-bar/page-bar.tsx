import { containsMiddle } from '@viit/ui/scroll-spy/rules';
import { useScrollSpy } from '@viit/ui/scroll-spy/use-scroll-spy';
import { memo } from 'react';
import { openDrawer } from '../drawer/drawer-store.ts';
import { preloadDrawer } from '../drawer/preload-drawer.ts';
import { LogoLink } from '../header/logo.tsx';
import { MenuIcon } from '../header/menu-icon.tsx';
import * as css from './page-bar.module.css';

interface PageBarProps {
  links: readonly { id: string; label: string }[];
}

/**
 * Renders the home page's navigation bar. The Menu button shows while the header is hidden; the active link is the block in
 * the middle (R20.5).
 */
export const PageBar = memo(function PageBar({ links }: PageBarProps) {
  const active = useScrollSpy(
    links.map(({ id }) => id),
    containsMiddle,
  );
  return (
    <div className={css.reserved}>
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
            <MenuIcon />
            <span className={css.menuLabel}>Menu</span>
          </button>
        </div>
      </nav>
    </div>
  );
});
