/** R5.10. Entries with `sub` are groups or top-level items. */
export interface MenuItem {
  name: string;
  /** Missing for plain text. */
  link?: string;
  target?: '_blank';
  /** Shown while the entry is hovered or focused. */
  image?: string;
  sub?: readonly MenuItem[];
}

export interface TopMenuItem extends MenuItem {
  link: string;
  sub: readonly MenuItem[];
  description: string;
  /** While no entry with an image is hovered or focused. */
  defaultImage: string;
  isMegaMenuWithImage: boolean;
  /** Instead of spanning the window. */
  opensDownward: boolean;
  /** The lists scroll in a low window. */
  isScrollable: boolean;
}
