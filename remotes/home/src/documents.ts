import type { DocumentRef } from '@viit/contract';

/** None: the home and department pages link to no document of this section. */
const documents: DocumentRef[] = [];

export default documents;
