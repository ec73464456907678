import type { DocumentRef } from '@viit/runtime/contract';
import { academicsDocuments } from './documents-academics.ts';
import { instituteDocuments } from './documents-institute.ts';

/** Every document that the pages of the section link to. The build checks that each has a file. */
const documents: readonly DocumentRef[] = [...instituteDocuments, ...academicsDocuments];
export default documents;
