import { shell } from '@viit/build';

export default shell(import.meta.dirname);
