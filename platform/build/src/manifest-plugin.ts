import fs from 'node:fs';
import path from 'node:path';
import type { Compiler, RspackPluginInstance, Stats } from '@rspack/core';
import type { Manifest, ManifestPage, PageData } from '@viit/contract';
import { writeDocuments } from './documents.ts';
import { evaluateDocuments, evaluatePages } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { exposedChunk } from './shared-modules.ts';
import { installedVersion } from './workspace.ts';

interface Options {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  identity: string;
  base: string;
  version: string;
  versions: Record<string, string>;
}

/** Assets by chunk group, as rspack's stats tell them. */
type Groups = Record<string, string[]>;

/** After both targets are built: gathers documents, and writes `dist/manifest.json` (design.md section 5). */
export class ManifestPlugin implements RspackPluginInstance {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise('ManifestPlugin', async (stats) => {
      if (stats.hasErrors()) return;
      refuseCommonJsRuntime(stats, this.#options.name);
      await this.#write(chunkGroups(stats));
    });
  }

  async #write(groups: Groups): Promise<void> {
    const { dir, name, kind, identity, base, version, versions } = this.#options;
    const dist = path.join(dir, 'dist');
    const documents = evaluateDocuments(dist, dir);
    await writeDocuments({ section: name, documents, from: path.join(dir, 'public'), to: path.join(dist, 'public') });
    const pages = evaluatePages(dist, dir);
    const manifest: Manifest = {
      schema: 1,
      kind,
      name,
      version,
      identity,
      base,
      entry: kind === 'shell' ? split(groups.main ?? []) : { scripts: ['remoteEntry.js'], styles: [] },
      peers: versions,
      ...(kind === 'shell' && { provides: provided(dir, Object.keys(versions)) }),
      pages: pages.map((page) => manifestPage(page, groups, kind)),
      documents: documents.map(({ name: title, href }) => ({ name: title, href })),
      files: collectFiles(dist),
    };
    fs.writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  }
}

/** The page's own files: those of its chunk, and for a section those of the exposed module. */
function manifestPage(page: PageData, groups: Groups, kind: 'shell' | 'section'): ManifestPage {
  const own = groups[page.id];
  if (!own) {
    throw new Error(
      `The page "${page.id}" (${page.path}) has no chunk of its own: write load: () => import(/* webpackChunkName: "${page.id}" */ './…/page.tsx').`,
    );
  }
  const exposed = kind === 'section' ? (groups[exposedChunk] ?? []) : [];
  return { ...page, ...split([...new Set([...exposed, ...own])]) };
}

const split = (files: string[]) => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});

function chunkGroups(stats: Stats): Groups {
  const { namedChunkGroups = {}, entrypoints = {} } = stats.toJson({
    all: false,
    chunkGroups: true,
    entrypoints: true,
  });
  return Object.fromEntries(
    Object.entries({ ...entrypoints, ...namedChunkGroups }).map(([name, group]) => [
      name,
      (group.assets ?? []).map((asset) => asset.name),
    ]),
  );
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

const provided = (dir: string, modules: string[]): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module, installedVersion(packageOf(module), dir)]));

const packageOf = (module: string) =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
