import path from 'node:path';
import type { Stats } from '@rspack/core';
import type { Manifest, ManifestPage, PageData } from '@viit/contract';
import { writeDocuments } from './documents.ts';
import { evaluateDocuments, evaluatePages } from './evaluate.ts';
import { collectFiles } from './files.ts';
import { exposedChunk } from './shared-modules.ts';
import { installedVersion } from './workspace.ts';

/** What a build says of itself before it is made. */
export interface ManifestOptions {
  dir: string;
  name: string;
  kind: 'shell' | 'section';
  identity: string;
  base: string;
  version: string;
  versions: Record<string, string>;
}

/** Assets by chunk group, as rspack's stats tell them. */
export type Groups = Record<string, string[]>;

/** Writes a build's public files: the section's own, and a page for each document that is not among them. */
export async function writePublicFiles({ dir, name }: Pick<ManifestOptions, 'dir' | 'name'>, dist: string) {
  const documents = evaluateDocuments(dist, dir);
  await writeDocuments({ section: name, documents, from: path.join(dir, 'public'), to: path.join(dist, 'public') });
}

/** Describes a build whose files are all there. @throws where the list of pages or of documents is not valid. */
export function makeManifest(options: ManifestOptions, groups: Groups, dist: string): Manifest {
  const { dir, name, kind, identity, base, version, versions } = options;
  return {
    schema: 1,
    kind,
    name,
    version,
    identity,
    base,
    entry: kind === 'shell' ? split(groups.main ?? []) : { scripts: ['remoteEntry.js'], styles: [] },
    peers: versions,
    ...(kind === 'shell' && { provides: provided(dir, Object.keys(versions)) }),
    pages: evaluatePages(dist, dir).map((page) => manifestPage(page, groups, kind)),
    documents: evaluateDocuments(dist, dir).map(({ name: title, href }) => ({ name: title, href })),
    files: collectFiles(dist),
  };
}

/**
 * The page's own files: those of its chunk, and for a section those of the exposed module. The chunks whose names begin with
 * the page's id and a dot are its islands: their styles belong to its first view, their scripts do not.
 */
export function manifestPage(page: PageData, groups: Groups, kind: 'shell' | 'section'): ManifestPage {
  const own = groups[page.id];
  if (!own) {
    throw new Error(
      `The page "${page.id}" (${page.path}) has no chunk of its own: write load: () => import(/* webpackChunkName: "${page.id}" */ './…/page.tsx').`,
    );
  }
  const exposed = kind === 'section' ? (groups[exposedChunk] ?? []) : [];
  const first = split([...exposed, ...own]);
  const later = split(islandChunks(page.id, groups).flatMap((name) => groups[name] ?? []));
  const islands = later.scripts.filter((file) => !first.scripts.includes(file));
  return {
    ...page,
    scripts: first.scripts,
    styles: [...new Set([...first.styles, ...later.styles])],
    ...(islands.length > 0 && { islands }),
  };
}

const islandChunks = (id: string, groups: Groups) => Object.keys(groups).filter((name) => name.startsWith(`${id}.`));

const split = (files: string[]) => {
  const ending = (end: string) => [...new Set(files.filter((file) => file.endsWith(end)))];
  return { scripts: ending('.js'), styles: ending('.css') };
};

/** The assets of each entry and of each named chunk. */
export function chunkGroups(stats: Stats): Groups {
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

const provided = (dir: string, modules: string[]): Record<string, string> =>
  Object.fromEntries(modules.map((module) => [module, installedVersion(packageOf(module), dir)]));

const packageOf = (module: string) =>
  module.startsWith('@') ? module.split('/').slice(0, 2).join('/') : (module.split('/')[0] ?? module);
