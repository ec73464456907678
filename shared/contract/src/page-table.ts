import type { DocumentRef } from './document.ts';
import type { MenuEntryGrant } from './menu-entry.ts';
import type { Breadcrumb, Layout, StructuredData } from './page.ts';

/**
 * The page table of a release, `/_registry.json` (R100), for programs, for search on hosts without a search of their own, and
 * for shells before the route index. The server creates it from the manifests.
 */
export interface PageTable {
  release: string;
  shell: { version: string };
  sections: Record<string, SectionAddress>;
  pages: PageRow[];
  /** Every document of the release, for search. */
  documents: DocumentRef[];
}

/** The build of a section that a release uses. */
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
  /** The variants of a route with parameters. */
  variants?: { params: Record<string, string>; title: string }[];
  /** Addresses of the files that the page's first view needs, for prefetching. */
  scripts: string[];
  styles: string[];
  navigation?: { id: string; label: string }[];
  /** Words that search finds the page by, beside title, description and address. */
  searchWords?: string[];
}

/**
 * The route index of a release, `/_routes.json` (R100): which builds the pages at a path can belong to. All that each visitor's
 * browser gets of the whole site, so it must stay small.
 */
export interface RouteIndex {
  release: string;
  /**
   * By name, what identifies a build in addresses: 12 digits, then `.` and a hash where documents were supplied for it or it was
   * built locally. The shell's own pages are those of `shell`. A build from source: the address of its files.
   */
  builds: Record<string, string>;
  /** By name, the first segments of a build's paths. Missing where this is the name only; empty where they are too many. */
  paths: Record<string, string[]>;
}

/** The pages of one build, as the router needs them. Under its address it never changes. */
export interface SectionTable {
  /** `null` for the shell. */
  section: SectionAddress | null;
  pages: RouteRow[];
  /** Sizes of the section's documents in bytes, by address; `null` for one that has not been supplied. */
  sizes: Record<string, number | null>;
}

/** What the shell needs of a page to show it. */
export type Route = Pick<PageRow, 'id' | 'path' | 'title' | 'section' | 'layout' | 'canonical' | 'navigation'>;

/** A page in the table of its section. */
export type RouteRow = Omit<Route, 'section'>;

/** What a table does not have: the title at one address of a route with parameters. */
export interface VariantData {
  title: string;
}

/** What a page declares for search engines and the site's search. Only the renderer needs it, so browsers do not get it as data. */
export interface PageMetadata {
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  structuredData?: readonly StructuredData[] | undefined;
  searchWords?: readonly string[] | undefined;
}

/** Settings of the server's environment that a rendered page carries to the browser. */
export interface BrowserSettings {
  /** Origin and folder of the intro videos, such as `https://cdn.viit.example/media`. */
  videoCdn?: string;
  /** Path of an analytics script on the site's own origin, such as `/_insights/script.js`. */
  analytics?: string;
  /** The share of page loads that report errors and loading times: 0 for none. Missing where all do. */
  reports?: number;
}

/** The JSON in a rendered page, `#viit-page`: the shell hydrates the page with it, before the page table has loaded. */
export interface FirstPage {
  shell: { version: string };
  /** `null` for the shell's own pages. */
  section: SectionAddress | null;
  /** The page's address; on the not-found page its route. */
  path: string;
  page: PageRow;
  /** The values of the route's parameters; empty on the not-found page. */
  params: Record<string, string>;
  /** True on the not-found page, which is served with 404 for an unknown value. */
  isNotFound: boolean;
  /** Files for the bootstrap script, with their integrity. `run` false preloads only. */
  load: { src: string; integrity: string; run: boolean }[];
  /** Missing where none is set. */
  settings?: BrowserSettings;
  /** The entries of the menu that the operator has granted; missing where there are none. */
  menu?: MenuEntryGrant[];
}
