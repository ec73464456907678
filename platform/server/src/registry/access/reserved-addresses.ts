const reserved =
  /^\/(?:api|_|pictures\/|(?:\.well-known|calendars|feeds)(?:\/|$)|(?:healthz|readyz|robots\.txt|sitemap(?:-\d+)?\.xml)$)/i;
const searchPage = /^\/search$/i;

/** A static host serves these pages for other addresses of the folder. */
const ofFolder = /^\/(?:documents|images|media|pdfs|timetables)\/(?:.*\/)?(?:404|index)$/i;

/** Only the shell may have `/search`. */
export const isReserved = (address: string, owner?: string): boolean =>
  reserved.test(address) || ofFolder.test(address) || (searchPage.test(address) && owner !== 'shell');
