import type { Breadcrumb } from '@viit/contract';
import type { WithdrawnPage, WithdrawnSection } from '../registry/releases/releases.ts';

/** Something that a withdrawn section had at an address: a page, or a file. */
interface WithdrawnAddress {
  /** As it was written. */
  path: string;
  page?: WithdrawnPage;
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

/** The addresses of withdrawn sections. */
export const withdrawnAddresses = (sections: readonly WithdrawnSection[]): WithdrawnAddresses =>
  new Map<string, WithdrawnAddress>(
    sections.flatMap(({ pages, files }) => [
      ...files.map((path) => [path.toLowerCase(), { path }] as const),
      ...pages.map((page) => [page.path.toLowerCase(), { path: page.path, page }] as const),
    ]),
  );

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
