import { committeeCollections } from './collections-committees.ts';
import { listCollections } from './collections-lists.ts';

export default { ...committeeCollections, ...listCollections };
