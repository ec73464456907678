/** A granted entry in the shell's menu. */
export interface MenuEntryGrant {
  /** Path in the menu: `["Campus Life", "Library"]`. */
  names: string[];
  link: string;
}
