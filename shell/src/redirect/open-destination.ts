/** Goes to an address outside this site, in this tab. Apart, so that tests can see it without leaving. */
export const openDestination = (href: string): void => location.assign(href);
