/*
 * What every start needs. The compiler, which takes half a second and 90 MB to load, comes with ./development, ./gallery and
 * ./preset, for those who compile.
 */
export { BuildError, buildAll } from './build-all.ts';
export { buildFolders, workspaceRoot } from './workspace.ts';
