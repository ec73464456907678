import type { VariantData } from '@viit/contract';
import type { Blob } from '../registry/builds/blobs.ts';
import type { StoredBlob } from './blobs/stored-blob.ts';
import type { WithdrawnAddresses } from './withdrawn-addresses.ts';

/** A body, and what its headers depend on. */
export interface Resource {
  status: 200 | 404;
  type: string;
  /** In the database, or in memory if the server made it. */
  blob: Blob | StoredBlob;
  /** Inline scripts and styles that the Content-Security-Policy allows (pages only). */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

/** A resource that the server made, such as a list of the content API. */
export interface GeneratedResource extends Resource {
  blob: Blob;
}

/** A page for the sitemap. */
export interface ListedPage {
  path: string;
  renderedAt: Date;
}

interface SearchablePage {
  path: string;
  section: string;
}

/** Served with 404 for an unknown value of a parameterised route. */
export interface NotFoundPage {
  route: string;
  pattern: RegExp;
  page: Resource;
}

/** What browsers request about the pages of a release (R100). */
export interface Routes {
  index: GeneratedResource;
  /** By address. */
  tables: ReadonlyMap<string, GeneratedResource>;
  /** Addresses of parameterised routes, by the address of their data. */
  variants: ReadonlyMap<string, VariantData>;
}

/** An immutable release, with everything that requests need except the bytes of pages and files. */
export interface Site {
  release: string;
  /** All files and pages by hash. */
  blobs: ReadonlyMap<string, StoredBlob>;
  /** By path. */
  pages: ReadonlyMap<string, Resource>;
  /** For search engines. */
  listed: readonly ListedPage[];
  /** For the site's own search, by hash of the HTML as rendered: without pages marked `noindex`. */
  searchable: ReadonlyMap<string, readonly SearchablePage[]>;
  /** Current paths by lower-case path, including previous paths. */
  canonical: ReadonlyMap<string, string>;
  /** Current paths by previous path, in their original case. */
  formerPaths: ReadonlyMap<string, string>;
  notFoundPages: readonly NotFoundPage[];
  /** By address in lower case. */
  withdrawn: WithdrawnAddresses;
  /** Public files of the builds, by path. */
  files: ReadonlyMap<string, Resource>;
  /** Client files of the builds, by path. */
  builds: ReadonlyMap<string, Resource>;
  /** The page table. */
  table: GeneratedResource;
  routes: Routes;
  /** Lists of the content API, by path. */
  lists: ReadonlyMap<string, GeneratedResource>;
}
