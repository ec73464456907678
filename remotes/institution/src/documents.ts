import type { DocumentRef } from '@viit/contract';
import { academicsDocuments } from './documents-academics.ts';
import { instituteDocuments } from './documents-institute.ts';

/** Every document that the section's pages link to; the build sees that each has a file. */
const documents: readonly DocumentRef[] = [...instituteDocuments, ...academicsDocuments];
export default documents;
