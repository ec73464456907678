/*
 * Where browsers find pages: the route index names the sections that a path can belong to, and each section's table its pages.
 * Free of zod, for browsers.
 */

/** Address of the route index. */
export const routeIndexAddress = '/_routes.json';

/** First segment of a path: `exams` of `/exams/about`, empty for `/`. */
export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/**
 * Address of a build's client files, from its entry in the route index: `/_builds/exams/0123456789ab/`. A build from source has
 * this address as its entry.
 */
export const indexedBase = (name: string, entry: string): string =>
  entry.startsWith('/') ? entry : `/_builds/${name}/${entry.split('.')[0]}/`;

/** Address of a build's table, from its entry in the route index. */
export const tableAddress = (name: string, entry: string): string =>
  indexedBase(name, entry) + tableFile(entry.startsWith('/') ? '' : entry.split('.')[1]);

/** A table's file below its build. @param state identifies what the build's identity does not cover, if there is anything. */
export const tableFile = (state = ''): string => `_pages${state && `.${state}`}.json`;

/** File of a concrete address of a route with parameters, below its build: `_pages/department/cse.json`. */
export const variantFile = (path: string): string => `_pages${path}.json`;
