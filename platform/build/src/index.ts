/*
 * What every start needs. The compiler takes half a second and 90 MB to load, so only ./development, ./gallery and ./preset
 * import it.
 */
export { BuildError, buildAll } from './build-all.ts';
export { buildFolders, folderNamed, sectionName, sectionNames, workspaceRoot } from './workspace.ts';
