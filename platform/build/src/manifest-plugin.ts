import path from 'node:path';
import type { Compilation, Compiler, RspackPluginInstance } from '@rspack/core';
import { writeDevelopmentManifest } from './development/development-manifest.ts';
import { evaluateDeclarations } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { finishBuild } from './finish-build.ts';
import { createManifest, type ManifestOptions, readChunkFiles, writePublicFiles } from './manifest.ts';
import { moveSourceMaps } from './source-maps.ts';

interface PluginOptions extends ManifestOptions {
  out: string;
}

export class ManifestPlugin implements RspackPluginInstance {
  readonly #options: PluginOptions;

  constructor(options: PluginOptions) {
    this.#options = options;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tapPromise('ManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      await this.#finish(compilation).catch((error: Error) => compilation.errors.push(error));
    });
  }

  async #finish(compilation: Compilation): Promise<void> {
    refuseCommonJsRuntime(compilation, this.#options.name);
    const { out } = this.#options;
    moveSourceMaps(this.#options, out);
    const declared = await evaluateDeclarations(out, this.#options.name);
    writePublicFiles(this.#options.dir, declared, out);
    const manifest = createManifest(this.#options, readChunkFiles(compilation.getStats()), declared, out);
    if (manifest.kind === 'shell') {
      writeDevelopmentManifest(manifest, out);
      manifest.files = collectFiles(out);
    }
    finishBuild(manifest, out);
  }
}

/** With incomplete aliases in federation.ts, a build contains the federation runtime twice. */
function refuseCommonJsRuntime({ modules }: Compilation, name: string): void {
  for (const module of modules) {
    const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    if (/@module-federation[\\/].*\.cjs$/.test(resource)) {
      throw new Error(
        `The client build of ${name} contains a CommonJS copy of the federation runtime (${path.basename(path.dirname(path.dirname(resource)))}). Extend federationAliases in platform/build/src/federation.ts.`,
      );
    }
  }
}
