/* The build of a section, for one that adds to it in an rspack.config.mjs of its own. Most sections need none. */
export { section } from '@viit/build/preset';
