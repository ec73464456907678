import type { MenuItem } from './menu-item.ts';

/** A menu entry and the names of the items above it, outermost first: ["About Us", "Governance"]. */
export interface MenuEntry {
  item: MenuItem;
  trail: readonly string[];
}

/** All entries below some items, in order. Groups, which have no page, are left out. */
export function menuEntries(items: readonly MenuItem[], trail: readonly string[] = []): MenuEntry[] {
  return items.flatMap((item) => (item.sub ? menuEntries(item.sub, [...trail, item.name]) : [{ item, trail }]));
}
