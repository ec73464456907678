export { BuildError, buildAll } from './build-all.ts';
export { inProject } from './development/faults.ts';
export type { BuildNews, Fault } from './development/news.ts';
export { pageScript } from './development/page-script.ts';
export { developmentBase, type SourceBuild, type WatchedBuild, watchBuild } from './development/watch-build.ts';
export { buildGallery } from './gallery.ts';
export { developmentFolder } from './targets.ts';
export { buildFolders, workspaceRoot } from './workspace.ts';
