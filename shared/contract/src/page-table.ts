import type { DocumentRef } from './document.ts';
import type { Layout } from './page.ts';

/**
 * The page table of a release, `/_registry.json`: the one source for router, search and sitemap. Types only; the server
 * makes it from the manifests, the shell reads it.
 */
export interface PageTable {
  release: string;
  shell: { version: string };
  sections: Record<string, SectionAddress>;
  pages: PageRow[];
  /** Every document of the release, for search. */
  documents: DocumentRef[];
}

/** Where a section's build is. */
export interface SectionAddress {
  name: string;
  version: string;
  /** Address of its remote entry. */
  entry: string;
  /** `sha384-…` of the entry. */
  integrity: string;
}

/** One page of a release. `section` is `shell` for the shell's own pages. */
export interface PageRow {
  id: string;
  path: string;
  title: string;
  description: string;
  section: string;
  layout: Layout;
  canonical?: string;
  noindex?: boolean;
  /** Known values of a parameterised path, by parameter. */
  variants?: { params: Record<string, string>; title: string }[];
  /** Addresses of the files that the page needs, for prefetching. */
  scripts: string[];
  styles: string[];
  navigation?: { id: string; label: string }[];
}

/** The JSON block of a rendered page, `#viit-page`: what the shell needs to hydrate it before the page table is there. */
export interface FirstPage {
  shell: { version: string };
  /** `null` for the shell's own pages. */
  section: SectionAddress | null;
  /** The page's path with its parameters filled in; empty parameters on the not-found form. */
  path: string;
  page: PageRow;
  /** The values of the path's parameters; empty on the not-found form. */
  params: Record<string, string>;
  /** True on the form that is served with 404 for an unknown value. */
  isNotFound: boolean;
  /** Files for the starter, with their integrity. */
  load: { src: string; integrity: string; run: boolean }[];
}
