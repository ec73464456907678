/** A module that tests replace. */
export const openDestination = (href: string): void => location.assign(href);
