/** A menu entry (spec 1, section 3). Entries with `sub` are groups or top-level items. */
export interface MenuItem {
  name: string;
  /** Absent: the entry is shown as plain text. */
  link?: string;
  target?: '_blank';
  /** Drawn scene that the image panel shows while this entry is hovered or focused. */
  image?: string;
  /** Children. */
  sub?: readonly MenuItem[];
}

/** An item of the menu's first level: what hangs from its button, and how. */
export interface TopMenuItem extends MenuItem {
  link: string;
  sub: readonly MenuItem[];
  /** One sentence that says what is found here. */
  description: string;
  /** The scene shown while no entry with a scene of its own is hovered. */
  defaultImage: string;
  /** The panel has an image beside its lists. */
  isMegaMenuWithImage: boolean;
  /** The panel hangs from its own button instead of spanning the window. */
  opensDownward: boolean;
  /** The lists scroll inside the panel where the window is low; the image stays. */
  isScrollable: boolean;
}
