/* Loading the compiler takes half a second and 90 MB: only the other entries import it. */
export { BuildError, buildAll, buildPackage } from './build-package.ts';
export { ProjectConfigError, readProjectConfig } from './project-config.ts';
export {
  buildFolders,
  folderNamed,
  installedVersion,
  sectionName,
  sectionNames,
  workspaceRoot,
} from './workspace.ts';
