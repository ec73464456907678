import { createHash } from 'node:crypto';
import type { ManifestPage, RouteIndex, RouteRow, SectionTable, VariantData } from '@viit/contract';
import { fillRoute } from '@viit/contract/path';
import { firstSegment, tableAddress, tableFile, variantFile } from '@viit/contract/routes';
import { type StoredBuild, sectionAddress } from './jobs.ts';
import { documentsOf } from './public-files.ts';

/** In bytes: about 2 KB compressed. A hundred sections with one prefix each need 3 KB. */
export const routeIndexLimit = 4096;

/**
 * While the index is too large (R100), omits the build with the most first segments: links to its pages become full page
 * loads.
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

/** Adds a hash of the data that the build's identity does not cover. */
function indexEntry({ manifest, version, uploaded = [] }: StoredBuild): string {
  const [, folder, , identity = ''] = manifest.base.split('/');
  if (folder !== '_builds') return manifest.base;
  if (uploaded.length === 0 && version === manifest.version) return identity;
  const state = [version, uploaded.map(({ address, size }) => [address, size]).sort()];
  const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  return `${identity}.${hash.slice(0, 8)}`;
}

/** Routes with parameters do not list their variants (R100). */
export function sectionTable(build: StoredBuild): SectionTable {
  return {
    section: build.manifest.kind === 'section' ? sectionAddress(build) : null,
    pages: build.manifest.pages.map(routeRow),
    sizes: Object.fromEntries(documentsOf(build).map(({ href, size }) => [href, size])),
  };
}

const routeRow = ({ id, path, title, layout, canonical, navigation, content = [] }: ManifestPage): RouteRow => {
  const collections = content.filter((address) => address.startsWith('/api/content/'));
  return {
    ...{ id, path, title, layout },
    ...(canonical && { canonical }),
    ...(navigation && { navigation }),
    ...(collections.length > 0 && { content: collections }),
  };
};

export const tableAddressOf = (build: StoredBuild): string => tableAddress(build.manifest.name, indexEntry(build));

/** Browsers request these for routes with parameters, by address. */
export const variantData = ({ manifest: { base, pages } }: StoredBuild): Map<string, VariantData> =>
  new Map(
    pages.flatMap(({ path, variants = [] }) =>
      variants.map(({ params, title }) => [base + variantFile(fillRoute(path, params)), { title }] as const),
    ),
  );

/** By address. A document rendered with a previous build requests the table at its address without a hash. */
export const routeFiles = (build: StoredBuild): Map<string, SectionTable | VariantData> =>
  new Map<string, SectionTable | VariantData>([
    [build.manifest.base + tableFile(), sectionTable(build)],
    [tableAddressOf(build), sectionTable(build)],
    ...variantData(build),
  ]);
