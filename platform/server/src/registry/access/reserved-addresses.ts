const reserved = /^\/(?:api|_|\.well-known(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap(?:-\d+)?\.xml)$)/i;
const searchPage = /^\/search$/i;

/**
 * Whether an address belongs to no section: the server's own, `/.well-known`, by which others recognise who runs a site, and
 * `/search`, which only the shell may have a page at.
 */
export const isReserved = (address: string, owner?: string): boolean =>
  reserved.test(address) || (searchPage.test(address) && owner !== 'shell');
