/* No zod: programs check names before anything is installed. */

/** Part of addresses. */
export const namePattern = /^[a-z][a-z0-9-]{0,30}$/;

/** Shared folders, uploaded pictures, the content API, feeds and calendars. */
const folderNames = ['api', 'calendars', 'documents', 'feeds', 'images', 'media', 'pdfs', 'pictures', 'timetables'];

/** Other parts. */
const partNames = ['menu', 'toolkit'];

export const reservedNames: readonly string[] = [...folderNames, ...partNames];
