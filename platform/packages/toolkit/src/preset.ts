/* For a section's rspack.config.ts. */
export { section } from '@viit/build/preset';
