/** Opens an address outside this site in this tab. A module of its own, which tests replace. */
export const openDestination = (href: string): void => location.assign(href);
