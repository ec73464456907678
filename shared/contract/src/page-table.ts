import type { DocumentRef } from './document.ts';
import type { MenuEntryGrant } from './menu-entry.ts';
import type { Breadcrumb, Layout } from './page.ts';
import type { StructuredData } from './structured-data.ts';

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

/** The shell's own pages have the section `shell`. */
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
  scripts: string[];
  styles: string[];
  navigation?: { id: string; label: string }[];
  /** Collections that the shell loads before it shows the page; `:code` is the page's parameter. */
  content?: string[];
  searchWords?: string[];
}

/** `/_routes.json` (R100): the builds that can have a path. Every visitor gets it, so it stays small. */
export interface RouteIndex {
  release: string;
  /**
   * By name: 12 digits of the identity, and `.<hash>` for uploaded documents or a local build. A build from source: its
   * files' address.
   */
  builds: Record<string, string>;
  /** First segments of a build's paths. Missing if only the name; empty if too many. */
  paths: Record<string, string[]>;
}

/** The pages of one build. Immutable at its address. */
export interface SectionTable {
  /** `null` for the shell. */
  section: SectionAddress | null;
  pages: RouteRow[];
  /** By address; `null` if missing. */
  sizes: Record<string, number | null>;
}

export type Route = Pick<
  PageRow,
  'id' | 'path' | 'title' | 'section' | 'layout' | 'canonical' | 'navigation' | 'content'
>;

export type RouteRow = Omit<Route, 'section'>;

/** At one address of a route with parameters. */
export interface VariantData {
  title: string;
}

/** For search engines; not sent as data. */
export interface PageMetadata {
  breadcrumbs?: readonly Breadcrumb[] | undefined;
  structuredData?: readonly StructuredData[] | undefined;
  searchWords?: readonly string[] | undefined;
  /** Feeds and calendars of the page's collections. */
  alternates?: readonly { type: string; title: string; address: string }[] | undefined;
}

export interface BrowserSettings {
  /** Origin and folder. */
  videoCdn?: string;
  /** Path on the site's origin. */
  analytics?: string;
  /** Share of page loads; all if missing. */
  reports?: number;
}

/** The shell hydrates from this JSON in `#viit-page`. */
export interface FirstPage {
  shell: { version: string };
  /** `null` for the shell's own pages. */
  section: SectionAddress | null;
  /** On the not-found page, the route. */
  path: string;
  page: PageRow;
  /** Empty on the not-found page. */
  params: Record<string, string>;
  isNotFound: boolean;
  /** For the bootstrap script. `run` false only preloads. */
  load: { src: string; integrity: string; run: boolean }[];
  settings?: BrowserSettings;
  menu?: MenuEntryGrant[];
}
