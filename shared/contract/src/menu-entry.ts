export interface MenuEntryGrant {
  /** `["Campus Life", "Library"]`. */
  names: string[];
  link: string;
}
