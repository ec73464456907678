/* The build of a section, for its rspack.config.ts. */
export { section } from '@viit/build/preset';
