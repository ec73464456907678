/** A menu entry (R5.10). Entries with `sub` are groups or top-level items. */
export interface MenuItem {
  name: string;
  /** Without it the entry is plain text. */
  link?: string;
  target?: '_blank';
  /** The drawing that the image panel shows while this entry is hovered or focused. */
  image?: string;
  /** The entries of a group. */
  sub?: readonly MenuItem[];
}

/** An item of the menu's first level: its entries, and how its panel shows them. */
export interface TopMenuItem extends MenuItem {
  link: string;
  sub: readonly MenuItem[];
  /** One sentence about the pages below it. */
  description: string;
  /** The drawing that shows while no entry with a drawing is hovered or focused. */
  defaultImage: string;
  /** The panel has an image beside its lists. */
  isMegaMenuWithImage: boolean;
  /** The panel opens below its button instead of spanning the window. */
  opensDownward: boolean;
  /** In a low window the lists scroll inside the panel; the image stays. */
  isScrollable: boolean;
}
