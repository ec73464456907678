import type { Breadcrumb, Manifest } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';

/** Something that a withdrawn section had at an address: a page, or a file. */
interface WithdrawnAddress {
  /** As it was written. */
  path: string;
  page?: { title: string; next: readonly Breadcrumb[] };
}

/** What withdrawn sections had, by address in lower case. */
export type WithdrawnAddresses = ReadonlyMap<string, WithdrawnAddress>;

/** What the page at a withdrawn address says. */
export interface WithdrawnNotice {
  status: 410;
  reason: string;
  /** Pages where a visitor can go on, besides the home page. */
  links: readonly Breadcrumb[];
}

/** The addresses of withdrawn sections. @param manifests those of their last builds. */
export const withdrawnAddresses = (manifests: readonly Manifest[]): WithdrawnAddresses =>
  new Map(manifests.flatMap(addressesOf).map((one) => [one.path.toLowerCase(), one]));

const addressesOf = ({ pages, files }: Manifest): WithdrawnAddress[] => [
  ...files.filter(({ path }) => path.startsWith('public/')).map(({ path }) => ({ path: path.slice('public'.length) })),
  ...pages.flatMap(({ path, title, variants = [], formerPaths = [], breadcrumbs: next = [] }) => [
    ...(hasParameters(path)
      ? variants.map((variant) => ({ path: fillRoute(path, variant.params), page: { title: variant.title, next } }))
      : [{ path, page: { title, next } }]),
    ...formerPaths.map((former) => ({ path: former, page: { title, next } })),
  ]),
];

/** What a visitor reads at an address. @param pages those of the present release: only they are linked to. */
export function withdrawnNotice(
  withdrawn: WithdrawnAddresses,
  address: string,
  pages: Pick<ReadonlyMap<string, unknown>, 'has'>,
): WithdrawnNotice | undefined {
  const found = withdrawn.get(address.toLowerCase());
  if (!found) return undefined;
  const { page } = found;
  const what = page ? `The page “${page.title}”` : 'This document';
  return {
    status: 410,
    reason: `${what} has been withdrawn and is no longer part of this site.`,
    links: (page?.next ?? []).filter(({ path }) => pages.has(path)),
  };
}
