const reserved = /^\/(?:api|_|\.well-known(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap\.xml)$)/i;

/** Whether an address belongs to no section: the server's own, and `/.well-known`, by which others recognise who runs a site. */
export const isReserved = (address: string): boolean => reserved.test(address);
