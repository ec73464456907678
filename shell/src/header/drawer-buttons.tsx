import { memo } from 'react';
import { openDrawer } from '../drawer/drawer-store.ts';
import { preloadDrawer } from '../drawer/preload-drawer.ts';
import * as css from './header.module.css';
import { MenuIcon } from './menu-icon.tsx';

export const DrawerButtons = memo(function DrawerButtons() {
  return (
    <div className={css.tools}>
      <button
        type="button"
        className={`${css.tool} ${css.scripted}`}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => openDrawer('search')}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" role="img" aria-label="Search">
          <path
            d="m13 13 5 5M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <button
        type="button"
        className={`${css.tool} ${css.menuButton} ${css.scripted}`}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => openDrawer('menu')}
      >
        <MenuIcon />
        Menu
      </button>
      <a className={`${css.tool} ${css.menuButton} ${css.unscriptedLink}`} href="#site-menu">
        <MenuIcon />
        Menu
      </a>
    </div>
  );
});
