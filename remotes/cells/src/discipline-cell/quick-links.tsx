import { PlaceholderLink } from '@viit/ui/placeholder-link';
import { MenuGroup, MenuItem, MenuPanel } from '../menu-panel/menu-panel.tsx';
import { minutes, quickLinks } from './content.ts';

/** Renders the quick links. Only Minutes of Meeting expands, and it is closed at first (R71.5). */
export function QuickLinks() {
  return (
    <MenuPanel title="Quick Links">
      <MenuGroup label="Minutes of Meeting" name="quick-links">
        {minutes.map((year) => (
          <MenuItem key={year}>
            <PlaceholderLink>{year}</PlaceholderLink>
          </MenuItem>
        ))}
      </MenuGroup>
      {quickLinks.map((name) => (
        <MenuItem key={name}>
          <PlaceholderLink>{name}</PlaceholderLink>
        </MenuItem>
      ))}
    </MenuPanel>
  );
}
