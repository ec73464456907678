import { shell } from '@viit/build/preset';

export default shell(import.meta.dirname);
