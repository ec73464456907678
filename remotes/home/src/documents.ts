import type { DocumentRef } from '@viit/contract';

/** The home and department pages link to pages and lists only: the section publishes no document of its own. */
const documents: DocumentRef[] = [];

export default documents;
