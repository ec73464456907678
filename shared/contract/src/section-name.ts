/* The names of builds, free of zod: programs check a name before anything is installed. */

/** The name of a section, or `shell`: it is a part of addresses. */
export const namePattern = /^[a-z][a-z0-9-]{0,30}$/;

/** Scopes of tokens that no section may be called. */
const scopeNames = ['content', 'tester', 'metrics', 'toolkit'];

/** Top-level folders that all sections share, and the content API: a section of that name would own them. */
const folderNames = ['api', 'documents', 'images', 'media', 'pdfs', 'timetables'];

/** Names of other parts of a release: lists, and the menu. */
const partNames = ['announcement', 'department', 'menu', 'placement'];

/** Names that no section may have. */
export const reservedNames: readonly string[] = [...scopeNames, ...folderNames, ...partNames];
