import type { VariantData } from '@viit/contract';
import type { Blob } from '../registry/builds/blobs.ts';
import type { StoredBlob } from './blobs/stored-blob.ts';
import type { WithdrawnAddresses } from './withdrawn-addresses.ts';

/** What a response consists of: its body, and what its headers depend on. */
export interface Resource {
  status: 200 | 404;
  type: string;
  /** The body: in the database, or in memory if the server made it. */
  blob: Blob | StoredBlob;
  /** Hashes of inline scripts and styles that the Content-Security-Policy allows (pages only). */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

/** A resource that the server made, such as a list of the content API. */
export interface GeneratedResource extends Resource {
  blob: Blob;
}

/** A page for the sitemap: its canonical address, and when it was rendered. */
export interface ListedPage {
  path: string;
  renderedAt: Date;
}

/** A page that search finds. */
interface SearchablePage {
  path: string;
  section: string;
}

/** The page that is served with 404 for an unknown value of a parameterised route. */
export interface NotFoundPage {
  route: string;
  pattern: RegExp;
  page: Resource;
}

/** What browsers request about the pages of a release (R100). */
export interface Routes {
  index: GeneratedResource;
  /** The table of each build, by address. */
  tables: ReadonlyMap<string, GeneratedResource>;
  /** Addresses of routes with parameters, by the address of their data. */
  variants: ReadonlyMap<string, VariantData>;
}

/**
 * A release, with what its requests need except the bytes of pages and files. It never changes: the next release replaces it as
 * a whole.
 */
export interface Site {
  release: string;
  /** All files and pages by hash. */
  blobs: ReadonlyMap<string, StoredBlob>;
  /** Pages by path. */
  pages: ReadonlyMap<string, Resource>;
  /** Pages for search engines. */
  listed: readonly ListedPage[];
  /** Pages for the site's own search, by the hash of their HTML as it was rendered: without those marked `noindex`. */
  searchable: ReadonlyMap<string, readonly SearchablePage[]>;
  /** Present paths of pages by lower-case path, former ones too. */
  canonical: ReadonlyMap<string, string>;
  /** Former paths of pages, as they are written, with the pages' present ones. */
  formerPaths: ReadonlyMap<string, string>;
  notFoundPages: readonly NotFoundPage[];
  /** Addresses of sections that were withdrawn, in lower case. */
  withdrawn: WithdrawnAddresses;
  /** Public files of the builds, by path. */
  files: ReadonlyMap<string, Resource>;
  /** Client files of the builds, by path. */
  builds: ReadonlyMap<string, Resource>;
  /** The page table. */
  table: GeneratedResource;
  /** What browsers request about pages. */
  routes: Routes;
  /** The lists of the content API, by path. */
  lists: ReadonlyMap<string, GeneratedResource>;
}
