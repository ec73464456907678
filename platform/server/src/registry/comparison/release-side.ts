import type { ManifestPage } from '@viit/contract';
import { fillRoute, routeRegExp } from '@viit/contract/path';
import type { ReleasePage, StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import { type Release, readServedBuilds } from '../releases/releases.ts';

export interface SidePage extends ReleasePage {
  section: string;
  build: StoredBuild;
  page: ManifestPage;
}

export interface ReleaseSide {
  builds: ReadonlyMap<string, StoredBuild>;
  /** By status and address; not-found pages by route. */
  pages: ReadonlyMap<string, SidePage>;
  /** By address. */
  files: ReadonlyMap<string, { section: string; size: number; sha384: string }>;
  /** Former addresses with their redirect targets. */
  formerPaths: ReadonlyMap<string, string>;
}

export async function readSide(sql: Sql, release: Pick<Release, 'entries' | 'parts'>): Promise<ReleaseSide> {
  const builds = await readServedBuilds(sql, release);
  const pages = release.entries.flatMap(({ name: section, pages }) => {
    const build = builds.get(section);
    const routes = (build?.manifest.pages ?? []).map((page) => ({ page, pattern: routeRegExp(page.path) }));
    return pages.flatMap((page): SidePage[] => {
      const route = routes.find(({ page: { path }, pattern }) => path === page.path || pattern.test(page.path));
      return build && route ? [{ ...page, section, build, page: route.page }] : [];
    });
  });
  const formerPaths = [...builds.values()].flatMap(({ manifest }) =>
    manifest.pages.flatMap(({ path, formerPaths = [] }) => formerPaths.map((former) => [former, path] as const)),
  );
  const files = [...builds].flatMap(([section, build]) =>
    publicFiles(build).map(({ address, size, sha384 }) => [address, { section, size, sha384 }] as const),
  );
  return {
    builds,
    pages: new Map(pages.map((page) => [`${page.status} ${page.path}`, page])),
    files: new Map(files),
    formerPaths: new Map(formerPaths),
  };
}

export function changedKeys<T>(
  from: ReadonlyMap<string, T>,
  to: ReadonlyMap<string, T>,
  idOf: (value: T | undefined) => string | undefined,
): string[] {
  const keys = [...new Set([...from.keys(), ...to.keys()])];
  return keys.filter((key) => idOf(from.get(key)) !== idOf(to.get(key))).sort();
}

export function clientHashes({ manifest }: StoredBuild, files: readonly string[]): string[] {
  const hashes = new Map(manifest.files.map(({ path, sha384 }) => [path, sha384]));
  return files.flatMap((file) => hashes.get(`client/${file}`) ?? []);
}

export const titleOf = ({ path, page, status }: SidePage): string => {
  if (status === 404) return page.notFound?.title ?? page.title;
  return page.variants?.find(({ params }) => fillRoute(page.path, params) === path)?.title ?? page.title;
};
