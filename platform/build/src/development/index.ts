export { evaluateDeclarations } from '../evaluate.ts';
export { federation } from '../federation.ts';
export { type ChunkFiles, createManifest, readChunkFiles, writePublicFiles } from '../manifest.ts';
export { runRspack } from '../run-rspack.ts';
export { browserSources } from '../sources.ts';
export { clientTarget, developmentFolder, serverTarget, type TargetOptions } from '../targets.ts';
export { readPackage } from '../workspace.ts';
export { developmentShell, withJsxRuntime } from './development-shell.ts';
