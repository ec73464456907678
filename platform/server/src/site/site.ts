import type { VariantData } from '@viit/contract';
import type { Blob } from '../registry/builds/blobs.ts';
import type { StoredBlob } from './blobs/stored-blob.ts';
import type { Subscribable } from './subscriptions/subscription-texts.ts';
import type { WithdrawnAddresses } from './withdrawn-addresses.ts';

export interface Resource {
  status: 200 | 404;
  type: string;
  /** In the database, or in memory if the server made it. */
  blob: Blob | StoredBlob;
  /** Allowed by the Content-Security-Policy (pages only). */
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

/** Made by the server, such as a list of the content API. */
export interface GeneratedResource extends Resource {
  blob: Blob;
}

export interface ListedPage {
  path: string;
  renderedAt: Date;
}

export interface SearchablePage {
  path: string;
  section: string;
  /** Of a document. */
  title?: string;
}

/** Served with 404 for an unknown value of a parameterised route. */
export interface NotFoundPage {
  route: string;
  pattern: RegExp;
  page: Resource;
}

/** See R100. */
export interface Routes {
  index: GeneratedResource;
  tables: ReadonlyMap<string, GeneratedResource>;
  /** By the address of their data. */
  variants: ReadonlyMap<string, VariantData>;
}

/** An immutable release, without the bytes of pages and files. */
export interface Site {
  release: string;
  blobs: ReadonlyMap<string, StoredBlob>;
  pages: ReadonlyMap<string, Resource>;
  listed: readonly ListedPage[];
  /** By hash: rendered pages without those marked `noindex`, and documents. */
  searchable: ReadonlyMap<string, readonly SearchablePage[]>;
  /** Documents that pages of their own section link to, with the text of such a link, by address. */
  documentTitles: ReadonlyMap<string, { title: string; section: string }>;
  /** Current paths by lower-case path, including previous paths. */
  canonical: ReadonlyMap<string, string>;
  /** Current paths by previous path, in their original case. */
  formerPaths: ReadonlyMap<string, string>;
  notFoundPages: readonly NotFoundPage[];
  /** By address in lower case. */
  withdrawn: WithdrawnAddresses;
  /** Public files, by path. */
  files: ReadonlyMap<string, Resource>;
  /** Uploaded pictures of the lists, by path. */
  pictures: ReadonlyMap<string, Resource>;
  /** Client files, by path. */
  builds: ReadonlyMap<string, Resource>;
  table: GeneratedResource;
  routes: Routes;
  /** By path of the content API. */
  lists: ReadonlyMap<string, GeneratedResource>;
  /** Collections with a feed or a calendar. */
  subscribable: readonly Subscribable[];
}
