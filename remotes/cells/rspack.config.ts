import { section } from '@viit/build/preset';

export default section(import.meta.dirname);
