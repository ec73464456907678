import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { writeDevelopmentManifest } from './development/development-manifest.ts';
import { evaluateDeclarations } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { finishBuild } from './finish-build.ts';
import { createManifest, type ManifestOptions, readChunkFiles, writePublicFiles } from './manifest.ts';
import { moveSourceMaps } from './source-maps.ts';

interface PluginOptions extends ManifestOptions {
  /** Folder of the compiled files: `client` and `server`. */
  out: string;
}

/** Writes the public files and `manifest.json` after all targets are built (R107). */
export class ManifestPlugin implements RspackPluginInstance {
  readonly #options: PluginOptions;

  constructor(options: PluginOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      refuseCommonJsRuntime(stats, this.#options.name);
      const { out } = this.#options;
      moveSourceMaps(this.#options, out);
      const declared = await evaluateDeclarations(out, this.#options.name);
      writePublicFiles(this.#options.dir, declared, out);
      const manifest = createManifest(this.#options, readChunkFiles(stats), declared, out);
      if (manifest.kind === 'shell') {
        writeDevelopmentManifest(manifest, out);
        manifest.files = collectFiles(out);
      }
      finishBuild(manifest, out);
    });
  }
}

/** If the aliases in federation.ts are incomplete, a build contains the federation runtime twice. */
function refuseCommonJsRuntime(stats: Stats, name: string): void {
  for (const module of stats.compilation.modules) {
    const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    if (/@module-federation[\\/].*\.cjs$/.test(resource)) {
      throw new Error(
        `The client build of ${name} contains a CommonJS copy of the federation runtime (${path.basename(path.dirname(path.dirname(resource)))}). Extend federationAliases in platform/build/src/federation.ts.`,
      );
    }
  }
}
