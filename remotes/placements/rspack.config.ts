import { section } from '@viit/build';

export default section(import.meta.dirname);
