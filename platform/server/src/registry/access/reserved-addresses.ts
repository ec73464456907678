const reserved =
  /^\/(?:api|_|pictures\/|(?:\.well-known|calendars|feeds)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap(?:-\d+)?\.xml)$)/i;
const searchPage = /^\/search$/i;

/** Only the shell may have `/search`. */
export const isReserved = (address: string, owner?: string): boolean =>
  reserved.test(address) || (searchPage.test(address) && owner !== 'shell');
