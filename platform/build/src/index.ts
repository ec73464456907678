export { section, shell } from './preset.ts';
