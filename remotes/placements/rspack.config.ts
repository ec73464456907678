import { section } from '@viit/toolkit/preset';

export default section(import.meta.dirname);
