import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import { describeFlavour } from './development/describe-flavour.ts';
import { collectFiles } from './files.ts';
import { chunkGroups, type ManifestOptions, makeManifest, writePublicFiles } from './manifest.ts';

/** After all targets are built: gathers documents, and writes `dist/manifest.json` (design.md section 5). */
export class ManifestPlugin implements RspackPluginInstance {
  readonly #options: ManifestOptions;

  constructor(options: ManifestOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      refuseCommonJsRuntime(stats, this.#options.name);
      const dist = path.join(this.#options.dir, 'dist');
      await writePublicFiles(this.#options, dist);
      const manifest = makeManifest(this.#options, chunkGroups(stats), dist);
      if (manifest.kind === 'shell') {
        describeFlavour(manifest, dist);
        manifest.files = collectFiles(dist);
      }
      fs.writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    });
  }
}

/** Done in part, the aliases of `federation.ts` make both copies of the runtime land; this build must not. */
function refuseCommonJsRuntime(stats: Stats, name: string): void {
  for (const module of stats.compilation.modules) {
    const resource = 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
    if (/@module-federation[\\/].*\.cjs$/.test(resource)) {
      throw new Error(
        `The client build of ${name} holds a CommonJS copy of the federation runtime (${path.basename(path.dirname(path.dirname(resource)))}). Extend federationAliases in platform/build/src/federation.ts.`,
      );
    }
  }
}
