import { documentCollections } from './collections-documents.ts';
import { peopleCollections } from './collections-people.ts';
import { publicCollections } from './collections-public.ts';
import { recognitionCollections } from './collections-recognition.ts';

export default { ...peopleCollections, ...documentCollections, ...recognitionCollections, ...publicCollections };
