export { BuildError, buildAll } from './build-all.ts';
export { buildGallery } from './gallery.ts';
export { buildFolders, workspaceRoot } from './workspace.ts';
