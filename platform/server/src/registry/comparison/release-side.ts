import type { ManifestPage } from '@viit/contract';
import { routeRegExp } from '@viit/contract/path';
import type { ReleasePage, StoredBuild } from '@viit/render/jobs';
import { publicFiles } from '@viit/render/public-files';
import type { ReleaseEntry } from '../releases/releases.ts';

/** A page of one of the two releases. */
export interface SidePage extends ReleasePage {
  section: string;
  /** Its entry in the manifest. */
  page: ManifestPage;
}

/** A public file of a release. */
interface SideFile {
  section: string;
  size: number;
  sha384: string;
}

/** One of the two releases. */
export interface ReleaseSide {
  builds: ReadonlyMap<string, StoredBuild>;
  /** By status and address: a not-found page has its route for an address. */
  pages: ReadonlyMap<string, SidePage>;
  /** By address. */
  files: ReadonlyMap<string, SideFile>;
  /** Former addresses of pages, with the present one, to which the site redirects them. */
  formerPaths: ReadonlyMap<string, string>;
}

/** Arranges a release for the comparison. @param builds those of its entries, by name. */
export function releaseSide(entries: readonly ReleaseEntry[], builds: ReadonlyMap<string, StoredBuild>): ReleaseSide {
  const pages = new Map<string, SidePage>();
  const files = new Map<string, SideFile>();
  const formerPaths = new Map<string, string>();
  for (const { name, pages: own } of entries) {
    const build = builds.get(name);
    const manifest = build?.manifest;
    const routes = (manifest?.pages ?? []).map((page) => ({ page, pattern: routeRegExp(page.path) }));
    for (const page of own) {
      const route = routes.find(({ page: { path }, pattern }) => path === page.path || pattern.test(page.path));
      if (route) pages.set(`${page.status} ${page.path}`, { ...page, section: name, page: route.page });
    }
    for (const { path, formerPaths: own = [] } of manifest?.pages ?? []) {
      for (const former of own) formerPaths.set(former, path);
    }
    for (const { address, size, sha384 } of build ? publicFiles(build) : []) {
      files.set(address, { section: name, size, sha384 });
    }
  }
  return { builds, pages, files, formerPaths };
}

/** What a page is called where its title has not been read. */
export const titleOf = ({ path, page, status }: SidePage): string => {
  if (status === 404) return page.notFound?.title ?? page.title;
  return page.variants?.find(({ params }) => fills(page.path, params, path))?.title ?? page.title;
};

const fills = (route: string, params: Readonly<Record<string, string>>, path: string): boolean =>
  Object.entries(params).reduce((text, [name, value]) => text.replace(`:${name}`, value), route) === path;
