import { createHash } from 'node:crypto';
import type { ManifestPage, RouteIndex, RouteRow, SectionTable, VariantData } from '@viit/contract';
import { fillRoute } from '@viit/contract/path';
import { firstSegment, tableAddress, tableFile, variantFile } from '@viit/contract/routes';
import { type StoredBuild, sectionAddress } from './jobs.ts';
import { documentsOf } from './public-files.ts';

/**
 * The most that the route index may have, in bytes: about 2 KB when compressed. A hundred sections with a prefix of their own
 * need 3 KB of it.
 */
export const routeIndexLimit = 4096;

/**
 * The route index of a release (R100). While it is too large, the build with the most first segments is left out: links to
 * its pages are ordinary page loads.
 */
export function routeIndex(release: string, builds: readonly StoredBuild[]): RouteIndex {
  const index: RouteIndex = { release, builds: {}, paths: {} };
  for (const build of builds) addToIndex(index, build);
  const bySize = Object.entries(index.paths).sort(([, a], [, b]) => b.length - a.length);
  for (const [name] of bySize) {
    if (JSON.stringify(index).length <= routeIndexLimit) break;
    index.paths[name] = [];
  }
  return index;
}

/** The route index with a build in place of the one of the same name. */
export function withBuild({ release, builds, paths }: RouteIndex, build: StoredBuild): RouteIndex {
  const { [build.manifest.name]: _, ...others } = paths;
  const index = { release, builds: { ...builds }, paths: others };
  addToIndex(index, build);
  return index;
}

function addToIndex({ builds, paths }: RouteIndex, build: StoredBuild): void {
  const { name, pages } = build.manifest;
  const segments = [...new Set(pages.map(({ path }) => firstSegment(path)))];
  builds[name] = indexEntry(build);
  if (segments.length !== 1 || segments[0] !== name) paths[name] = segments;
}

/** What identifies a build in the route index, with a hash of what its identity does not cover. */
function indexEntry({ manifest, version, supplied = [] }: StoredBuild): string {
  const [, folder, , identity = ''] = manifest.base.split('/');
  if (folder !== '_builds') return manifest.base;
  if (supplied.length === 0 && version === manifest.version) return identity;
  const state = [version, supplied.map(({ address, size }) => [address, size]).sort()];
  const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  return `${identity}.${hash.slice(0, 8)}`;
}

/** The table of a build (R100). Routes with parameters do not list their variants. */
export function sectionTable(build: StoredBuild): SectionTable {
  return {
    section: build.manifest.kind === 'section' ? sectionAddress(build) : null,
    pages: build.manifest.pages.map(routeRow),
    sizes: Object.fromEntries(documentsOf(build).map(({ href, size }) => [href, size])),
  };
}

const routeRow = ({ id, path, title, layout, canonical, navigation }: ManifestPage): RouteRow => ({
  ...{ id, path, title, layout },
  ...(canonical && { canonical }),
  ...(navigation && { navigation }),
});

/** Address of a build's table. */
export const tableAddressOf = (build: StoredBuild): string => tableAddress(build.manifest.name, indexEntry(build));

/** What browsers request for a concrete address of a route with parameters, by address. */
export const variantData = ({ manifest: { base, pages } }: StoredBuild): Map<string, VariantData> =>
  new Map(
    pages.flatMap(({ path, variants = [] }) =>
      variants.map(({ params, title }) => [base + variantFile(fillRoute(path, params)), { title }] as const),
    ),
  );

/**
 * Everything that browsers request about the pages of a build, by address. A document that was rendered with a former build
 * requests its table without what else the route index names.
 */
export const routeFiles = (build: StoredBuild): Map<string, SectionTable | VariantData> =>
  new Map<string, SectionTable | VariantData>([
    [build.manifest.base + tableFile(), sectionTable(build)],
    [tableAddressOf(build), sectionTable(build)],
    ...variantData(build),
  ]);
