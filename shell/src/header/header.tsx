import { useHydrated } from '@viit/runtime';
import { type ReactNode, useRef } from 'react';
import { openDrawer } from '../drawer/drawer-state.ts';
import { preloadDrawer } from '../drawer/preload-drawer.ts';
import { entriesOf } from '../menu/entries.ts';
import type { TopMenuItem } from '../menu/menu-item.ts';
import { menuTree } from '../menu/menu-tree.ts';
import * as css from './header.module.css';
import { LogoLink } from './logo.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { QuickAccess } from './quick-access.tsx';
import { type PanelControls, useOpenPanel } from './use-open-panel.ts';
import { usePastHero } from './use-past-hero.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The header turns white and translucent beyond this, in px (spec 1, section 9). */
const scrollThreshold = 20;

interface HeaderProps {
  /** The current page's canonical path. */
  path: string;
  /** Lies over the page's opening without a ground of its own, until the page is scrolled. */
  overlay?: boolean;
  /** Above 768 px, hidden until the element marked `data-hero` has left the view. */
  appearAfterHero?: boolean;
}

/**
 * Renders the fixed bar with the logo, the menus (a disclosure navigation, W3C APG) and the ways to the drawer; and the
 * place that it covers, so that nothing lies under it. Until the shell has started, and without JavaScript, panels open
 * on hover and focus by CSS, and on narrow screens the menu is reached by its fragment.
 */
export function Header({ path, overlay = false, appearAfterHero = false }: HeaderProps) {
  const isHydrated = useHydrated();
  const isScrolled = useScrolledPast(scrollThreshold);
  const isPastHero = usePastHero(appearAfterHero, path);
  const nav = useRef<HTMLElement>(null);
  const { controls, close } = useOpenPanel(nav, path);
  return (
    <div className={css.place} data-overlay={overlay || undefined} data-after-hero={appearAfterHero || undefined}>
      <header
        className={css.header}
        data-site-header=""
        data-ready={isHydrated || undefined}
        data-scrolled={isScrolled || undefined}
        data-shown={!appearAfterHero || isPastHero || undefined}
      >
        <div className={css.bar}>
          <LogoLink path={path} />
          <nav id="site-menu" ref={nav} className={css.nav} aria-label="Main">
            <ul className={css.items} role="list">
              {menuTree.map((item) => (
                <Disclosure
                  key={item.name}
                  id={`menu${item.link.replace('/', '-')}`}
                  name={item.name}
                  isCurrent={holds(item, path)}
                  isCompact={item.opensDownward}
                  controls={controls(item.name)}
                  onFollow={close}
                >
                  <MenuPanel item={item} path={path} />
                </Disclosure>
              ))}
              <Disclosure
                id="menu-quick-access"
                name="Quick Access"
                isCompact
                isLast
                controls={controls('Quick Access')}
                onFollow={close}
              >
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
}

const holds = (item: TopMenuItem, path: string) =>
  item.link === path || entriesOf(item.sub).some(({ item: { link } }) => link === path);

interface DisclosureProps {
  id: string;
  name: string;
  isCurrent?: boolean;
  isCompact: boolean;
  /** Hangs from its right edge. */
  isLast?: boolean;
  controls: PanelControls;
  /** A link in the panel was followed. */
  onFollow: () => void;
  children: ReactNode;
}

/** One entry of the bar: a button and its panel. A closed panel is hidden and holds no tab stops. */
function Disclosure(props: DisclosureProps) {
  const { id, name, isCurrent = false, isCompact, isLast = false, controls, onFollow, children } = props;
  return (
    <li className={css.item} data-compact={isCompact || undefined} data-last={isLast || undefined} {...controls.entry}>
      <button
        type="button"
        className={css.button}
        aria-controls={id}
        data-current={isCurrent || undefined}
        {...controls.button}
      >
        {name}
        <svg className={css.chevron} viewBox="0 0 10 6" width="10" height="6" aria-hidden="true">
          <path d="m1 1 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y: the links inside are what is pressed; this only hears of it */}
      <div
        id={id}
        className={css.panel}
        hidden={!controls.isOpen}
        onClick={({ target }) => (target as Element).closest('a') && onFollow()}
      >
        {children}
      </div>
    </li>
  );
}

/** Search at every width; the menu button where the bar is too narrow for the menus. */
function DrawerButtons() {
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
          <path d="m13 13 5 5M8.5 15a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z" {...stroke} />
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
        <MenuGlyph />
        Menu
      </button>
      <a className={`${css.tool} ${css.menuButton} ${css.unscriptedLink}`} href="#site-menu">
        <MenuGlyph />
        Menu
      </a>
    </div>
  );
}

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.9, strokeLinecap: 'round' } as const;

function MenuGlyph() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M2 5h16M2 10h16M2 15h10" {...stroke} />
    </svg>
  );
}
