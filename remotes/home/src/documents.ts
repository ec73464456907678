import type { DocumentRef } from '@viit/runtime/contract';

/** None: the home and department pages link to no document of this section. */
const documents: DocumentRef[] = [];

export default documents;
