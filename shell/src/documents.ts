export { siteDocuments as default } from './settings/site.ts';
