import { MenuItem, MenuPanel } from '../parts/menu-panel/menu-panel.tsx';
import { type ViewId, views } from './content.ts';

/** Renders the page's side menu: the five sub-sections, the open one marked. */
export function IprMenu({ view }: { view: ViewId | null }) {
  return (
    <MenuPanel title="IPR Cell">
      {views.map(({ id, title }) => (
        <MenuItem key={id}>
          <a href={`#${id}`} aria-current={id === view ? 'true' : undefined}>
            {title}
          </a>
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
