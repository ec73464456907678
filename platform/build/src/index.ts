export { BuildError, buildAll } from './build-all.ts';
export { buildFolders, workspaceRoot } from './workspace.ts';
