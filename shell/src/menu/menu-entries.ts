import type { MenuItem } from './menu-item.ts';

/** With the names above it: ["About Us", "Governance"]. */
export interface MenuEntry {
  item: MenuItem;
  trail: readonly string[];
}

/** Without groups. */
export function menuEntries(items: readonly MenuItem[], trail: readonly string[] = []): MenuEntry[] {
  return items.flatMap((item) => (item.sub ? menuEntries(item.sub, [...trail, item.name]) : [{ item, trail }]));
}
