/** An entry that the operator has granted a section's page in the shell's menu. */
export interface MenuEntryGrant {
  /** From the menu's first level to the entry: `["Campus Life", "Library"]`. */
  names: string[];
  /** The page's address. */
  link: string;
}
