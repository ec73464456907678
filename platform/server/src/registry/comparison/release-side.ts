import type { Manifest, ManifestPage } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';
import { getOrSet } from '@viit/core/get-or-set';
import type { ReleasePage, StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Release, readServedBuilds } from '../releases/releases.ts';

export interface SidePage extends ReleasePage {
  section: string;
  build: StoredBuild;
  page: ManifestPage;
  /** The variant's or the not-found page's, where it is one. */
  title: string;
}

/** Of a release, or of a preview's parts together with the live ones. */
type ReadRelease = Pick<Release, 'entries' | 'parts' | 'contentTimes'>;

export interface ReleaseSide extends Pick<ReadRelease, 'parts' | 'contentTimes'> {
  builds: ReadonlyMap<string, StoredBuild>;
  /** By status and address; not-found pages by route. */
  pages: ReadonlyMap<string, SidePage>;
  /** By address. */
  files: ReadonlyMap<string, { section: string; size: number; sha384: string }>;
  /** Former addresses with their redirect targets. */
  formerPaths: ReadonlyMap<string, string>;
}

export async function readSide(sql: Sql, release: ReadRelease): Promise<ReleaseSide> {
  const builds = await readServedBuilds(sql, release);
  const pages = release.entries.flatMap(({ name: section, pages }) => {
    const build = builds.get(section);
    if (!build) return [];
    const declared = new Map(build.manifest.pages.flatMap(declaredPages));
    return pages.flatMap((page): SidePage[] => {
      const declaration = declared.get(page.path);
      return declaration ? [{ ...page, section, build, ...declaration }] : [];
    });
  });
  const formerPaths = [...builds.values()].flatMap(({ manifest }) =>
    manifest.pages.flatMap(({ path, formerPaths = [] }) => formerPaths.map((former) => [former, path] as const)),
  );
  const files = [...builds].flatMap(([section, build]) =>
    publicFiles(build).map(({ address, size, sha384 }) => [address, { section, size, sha384 }] as const),
  );
  return {
    ...{ builds, parts: release.parts, contentTimes: release.contentTimes },
    pages: new Map(pages.map((page) => [`${page.status} ${page.path}`, page])),
    files: new Map(files),
    formerPaths: new Map(formerPaths),
  };
}

type DeclaredPage = Pick<SidePage, 'page' | 'title'>;

/** A route has its variants, and its own address for its not-found page. */
function declaredPages(page: ManifestPage): [string, DeclaredPage][] {
  const { path, title, variants = [], notFound } = page;
  if (!hasParameters(path)) return [[path, { page, title }]];
  return [
    [path, { page, title: notFound?.title ?? title }],
    ...variants.map(({ params, title }): [string, DeclaredPage] => [fillRoute(path, params), { page, title }]),
  ];
}

/** Sorted. @param idOf returns a value's identifier. */
export function changedKeys<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  idOf: (value: T | undefined) => string | undefined,
): string[] {
  const keys = [...new Set([...from.keys(), ...to.keys()])];
  return keys.filter((key) => idOf(from.get(key)) !== idOf(to.get(key))).sort();
}

/** By path. Each page of a build looks its files up. */
const fileHashes = new WeakMap<Manifest, ReadonlyMap<string, string>>();

export function clientHashes({ manifest }: StoredBuild, files: readonly string[]): string[] {
  const hashes = getOrSet(
    fileHashes,
    manifest,
    () => new Map(manifest.files.map(({ path, sha384 }) => [path, sha384])),
  );
  return files.flatMap((file) => hashes.get(`client/${file}`) ?? []);
}
