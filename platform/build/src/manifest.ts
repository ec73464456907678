import fs from 'node:fs';
import path from 'node:path';
import type { Stats } from '@rspack/core';
import { budgets, type Manifest, type ManifestPage, type PageData } from '@viit/contract';
import { writeDocuments } from './documents/write-documents.ts';
import type { Declarations } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { exposedChunk } from './shared-modules.ts';
import { readToolkit } from './toolkit.ts';
import { installedVersion } from './workspace.ts';

export interface ManifestOptions {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  base: string;
  version: string;
  versions: Record<string, string>;
}

export type ChunkFiles = Record<string, string[]>;

export function writePublicFiles(dir: string, { documents }: Declarations, dist: string): void {
  writeDocuments({ documents, from: path.join(dir, 'public'), to: path.join(dist, 'public') });
}

const isInPublic = (dir: string, href: string) => fs.existsSync(path.join(dir, 'public', href));

/** A placeholder until the build is finished. */
const noIdentity = '0'.repeat(64);

export function createManifest(
  options: ManifestOptions,
  groups: ChunkFiles,
  declared: Declarations,
  dist: string,
): Manifest {
  const { dir, name, kind, base, version, versions } = options;
  return {
    schema: 1,
    kind,
    name,
    version,
    identity: noIdentity,
    base,
    entry: kind === 'shell' ? byType(groups.main ?? []) : { scripts: ['remoteEntry.js'], styles: [] },
    peers: versions,
    ...readToolkit(dir, kind),
    ...(kind === 'shell' && { provides: installedVersions(dir, Object.keys(versions)) }),
    pages: declared.pages.map((page) => manifestPage(page, groups, kind)),
    documents: declared.documents.map(({ name: title, href }) => ({
      ...{ name: title, href },
      ...(!isInPublic(dir, href) && { isPlaceholder: true }),
    })),
    ...(declared.collections.length > 0 && { collections: declared.collections }),
    files: collectFiles(dist),
  };
}

/**
 * Chunks named `<page id>.<name>` are islands: their styles belong to the first view, their scripts do not.
 * @throws if no chunk has the page's id.
 */
export function manifestPage(page: PageData, groups: ChunkFiles, kind: 'shell' | 'section'): ManifestPage {
  const own = groups[page.id];
  if (!own) {
    throw new Error(
      `The page "${page.id}" (${page.path}) has no chunk with its id as name. Write load: () => import(/* webpackChunkName: "${page.id}" */ './…/page.tsx').`,
    );
  }
  const exposed = kind === 'section' ? (groups[exposedChunk] ?? []) : [];
  const first = byType([...exposed, ...own]);
  const later = byType(islandChunks(page.id, groups).flatMap((name) => groups[name] ?? []));
  const islands = later.scripts.filter((file) => !first.scripts.includes(file));
  return {
    ...page,
    ...(kind === 'section' && { scriptBudget: page.scriptBudget ?? budgets.pageScripts }),
    scripts: first.scripts,
    styles: [...new Set([...first.styles, ...later.styles])],
    ...(islands.length > 0 && { islands }),
  };
}

const islandChunks = (id: string, groups: ChunkFiles) =>
  Object.keys(groups).filter((name) => name.startsWith(`${id}.`));

const byType = (files: string[]) => {
  const withExtension = (extension: string) => [...new Set(files.filter((file) => file.endsWith(extension)))];
  return { scripts: withExtension('.js'), styles: withExtension('.css') };
};

export function readChunkFiles(stats: Stats): ChunkFiles {
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

const installedVersions = (dir: string, modules: string[]): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module, installedVersion(packageOf(module), dir)]));

const packageOf = (module: string) =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
