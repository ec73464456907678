import type { Breadcrumb, Manifest } from '@viit/contract';
import { fillRoute, hasParameters } from '@viit/contract/path';

interface WithdrawnAddress {
  /** In its original case. */
  path: string;
  page?: { title: string; next: readonly Breadcrumb[] };
}

/** By address in lower case. */
export type WithdrawnAddresses = ReadonlyMap<string, WithdrawnAddress>;

export interface WithdrawnNotice {
  status: 410;
  reason: string;
  links: readonly Breadcrumb[];
}

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

/** @param pages of the current release: only these are linked to. */
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
