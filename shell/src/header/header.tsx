import { useHydrated } from '@viit/runtime';
import { memo } from 'react';
import { useMenu } from '../menu/menu-context.ts';
import { menuEntries } from '../menu/menu-entries.ts';
import type { TopMenuItem } from '../menu/menu-item.ts';
import { Disclosure } from './disclosure.tsx';
import { DrawerButtons } from './drawer-buttons.tsx';
import * as css from './header.module.css';
import { LogoLink } from './logo.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { QuickAccess } from './quick-access.tsx';
import { useOpenPanel } from './use-open-panel.ts';
import { usePastHero } from './use-past-hero.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** In px (R4.4). */
const scrollThreshold = 20;

interface HeaderProps {
  path: string;
  /** Above 768 px, hidden until `data-hero` has left the view. */
  appearAfterHero?: boolean;
}

/**
 * Renders the fixed bar: logo, menus (disclosure navigation, W3C APG), buttons for the drawer. Without script, panels open
 * by CSS, and narrow screens reach the menu by its fragment.
 */
export const Header = memo(function Header({ path, appearAfterHero = false }: HeaderProps) {
  const isHydrated = useHydrated();
  const isScrolled = useScrolledPast(scrollThreshold);
  const isPastHero = usePastHero(appearAfterHero, path);
  const openPanel = useOpenPanel(path);
  const menu = useMenu();
  return (
    <div className={css.reserved} data-after-hero={appearAfterHero || undefined}>
      <header
        className={css.header}
        data-site-header=""
        data-ready={isHydrated || undefined}
        data-scrolled={isScrolled || undefined}
        data-shown={!appearAfterHero || isPastHero || undefined}
      >
        <div className={css.bar}>
          <LogoLink path={path} />
          <nav id="site-menu" className={css.nav} aria-label="Main">
            <ul className={css.items} role="list">
              {menu.map((item) => (
                <Disclosure
                  key={item.name}
                  id={`menu${item.link.replace('/', '-')}`}
                  name={item.name}
                  isCurrent={isCurrent(item, path)}
                  isCompact={item.opensDownward}
                  openPanel={openPanel}
                >
                  <MenuPanel item={item} path={path} />
                </Disclosure>
              ))}
              <Disclosure id="menu-quick-access" name="Quick Access" isCompact isLast openPanel={openPanel}>
                <QuickAccess />
              </Disclosure>
            </ul>
            <a className={css.unscriptedLink} href="#main">
              Close menu
            </a>
          </nav>
          <DrawerButtons />
        </div>
      </header>
    </div>
  );
});

const isCurrent = (item: TopMenuItem, path: string) =>
  item.link === path || menuEntries(item.sub).some((entry) => entry.item.link === path);
