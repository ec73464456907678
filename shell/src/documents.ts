/** The documents that the shell links to. */
export { siteDocuments as default } from './settings/site.ts';
