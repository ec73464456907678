import { MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { type ViewId, views } from './content.ts';
import * as css from './page.module.css';

/**
 * Renders the page's side menu with the open view marked. Narrow screens use the tiles and the Back control instead.
 */
export function IprMenu({ view }: { view: ViewId | null }) {
  return (
    <div className={css.menu}>
      <MenuPanel title="IPR Cell">
        {views.map(({ id, title }) => (
          <MenuItem key={id}>
            <a href={`#${id}`} aria-current={id === view ? 'true' : undefined}>
              {title}
            </a>
          </MenuItem>
        ))}
      </MenuPanel>
    </div>
  );
}
