import type { DocumentRef } from './document.ts';
import type { MenuEntryGrant } from './menu-entry.ts';
import type { Breadcrumb, Layout, StructuredData } from './page.ts';

/** `/_registry.json` (R100): for programs, and for search on static hosts. */
export interface PageTable {
  release: string;
  shell: { version: string };
  sections: Record<string, SectionAddress>;
  pages: PageRow[];
  documents: DocumentRef[];
}

export interface SectionAddress {
  name: string;
  version: string;
  entry: string;
  integrity: string;
}

/** `section` is `shell` for the shell's own pages. */
export interface PageRow {
  id: string;
  path: string;
  title: string;
  description: string;
  section: string;
  layout: Layout;
  canonical?: string;
  noindex?: boolean;
  variants?: { params: Record<string, string>; title: string }[];
  /** Files of the page's first view. */
  scripts: string[];
  styles: string[];
  navigation?: { id: string; label: string }[];
  searchWords?: string[];
}

/** `/_routes.json` (R100): which builds a path can belong to. Every visitor gets it, so it stays small. */
export interface RouteIndex {
  release: string;
  /**
   * By name, what identifies a build in addresses: 12 digits, and `.<hash>` where documents were supplied or it was built
   * locally. A build from source: the address of its files.
   */
  builds: Record<string, string>;
  /** First segments of a build's paths. Missing where it is the name only; empty where they are too many. */
  paths: Record<string, string[]>;
}

/** The pages of one build for the router. Immutable at its address. */
export interface SectionTable {
  /** `null` for the shell. */
  section: SectionAddress | null;
  pages: RouteRow[];
  /** Sizes of documents by address; `null` for one that is missing. */
  sizes: Record<string, number | null>;
}

export type Route = Pick<PageRow, 'id' | 'path' | 'title' | 'section' | 'layout' | 'canonical' | 'navigation'>;

export type RouteRow = Omit<Route, 'section'>;

/** The title at one address of a route with parameters. */
export interface VariantData {
  title: string;
}

/** For search engines; browsers do not get it as data. */
export interface PageMetadata {
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  structuredData?: readonly StructuredData[] | undefined;
  searchWords?: readonly string[] | undefined;
}

/** Server settings that a page passes to the browser. */
export interface BrowserSettings {
  /** Origin and folder. */
  videoCdn?: string;
  /** Path on the site's origin. */
  analytics?: string;
  /** Share of page loads that report; missing where all do. */
  reports?: number;
}

/** The JSON in `#viit-page`, from which the shell hydrates. */
export interface FirstPage {
  shell: { version: string };
  /** `null` for the shell's own pages. */
  section: SectionAddress | null;
  /** On the not-found page its route. */
  path: string;
  page: PageRow;
  /** Empty on the not-found page. */
  params: Record<string, string>;
  /** Served with 404. */
  isNotFound: boolean;
  /** For the bootstrap script. `run` false only preloads. */
  load: { src: string; integrity: string; run: boolean }[];
  settings?: BrowserSettings;
  menu?: MenuEntryGrant[];
}
