export { developmentFolder } from '../targets.ts';
export { inProject } from './faults.ts';
export type { BuildNews, Fault } from './news.ts';
export { pageScript } from './page-script.ts';
export { developmentBase, type SourceBuild, type WatchedBuild, watchBuild } from './watch-build.ts';
