import path from 'node:path';
import type { Compilation, RspackPluginInstance } from '@rspack/core';
import { writeDevelopmentManifest } from './development/development-manifest.ts';
import { evaluateDeclarations } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { finishBuild } from './finish-build.ts';
import { createManifest, type ManifestOptions, readChunkFiles, writePublicFiles } from './manifest.ts';
import { moveSourceMaps } from './source-maps.ts';

interface PluginOptions extends ManifestOptions {
  out: string;
}

export const manifestPlugin = (options: PluginOptions): RspackPluginInstance => ({
  apply({ hooks }) {
    hooks.afterEmit.tapPromise('manifest', async (compilation) => {
      if (compilation.errors.length > 0) return;
      await writeManifest(options, compilation).catch((error: Error) => compilation.errors.push(error));
    });
  },
});

async function writeManifest(options: PluginOptions, compilation: Compilation): Promise<void> {
  const { dir, name, out } = options;
  refuseCommonJsRuntime(compilation, name);
  moveSourceMaps(options, out);
  const declared = await evaluateDeclarations(out, name);
  writePublicFiles(dir, declared, out);
  const manifest = createManifest(options, readChunkFiles(compilation.getStats()), declared, out);
  if (manifest.kind === 'shell') {
    writeDevelopmentManifest(manifest, out);
    manifest.files = collectFiles(out);
  }
  await finishBuild(manifest, out);
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
