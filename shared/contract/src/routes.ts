/* No zod: browsers load this. */

export const routeIndexAddress = '/_routes.json';

/** `exams` of `/exams/about`; empty for `/`. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** `/_builds/exams/0123456789ab/`. A build from source has its address as entry. Without an entry, no build exists. */
export const indexedBase = (name: string, entry = ''): string =>
  entry.startsWith('/') ? entry : `/_builds/${name}/${entry.split('.')[0]}/`;

export const tableAddress = (name: string, entry = ''): string =>
  indexedBase(name, entry) + tableFile(entry.startsWith('/') ? '' : entry.split('.')[1]);

/** @param state identifies the data that the build's identity does not cover. */
export const tableFile = (state = ''): string => `_pages${state && `.${state}`}.json`;

/** `_pages/department/cse.json`. */
export const variantFile = (path: string): string => `_pages${path}.json`;
