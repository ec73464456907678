import { collectionFolder, type DocumentRef, type Manifest } from '@viit/contract';
import { getOrSet } from '@viit/core/get-or-set';

interface PublicFile {
  address: string;
  sha384: string;
  /** In bytes. */
  size: number;
}

/** Replaces the build's file. */
export type UploadedDocument = PublicFile;

export interface Build {
  manifest: Manifest;
  uploaded?: readonly UploadedDocument[];
}

/** An uploaded file adds an address only in the folder of a collection. */
export function publicFiles({ manifest, uploaded = [] }: Build): PublicFile[] {
  const replaced = new Map(
    uploaded.filter(({ address }) => isDocument(manifest, address)).map((one) => [one.address, one]),
  );
  const built = manifest.files
    .filter(({ path }) => path.startsWith('public/'))
    .map(({ path, sha384, size }) => ({ address: path.slice('public'.length), sha384, size }));
  return [...new Map([...built.map((file) => [file.address, file] as const), ...replaced]).values()];
}

/** Declared by the build, or in the folder of a collection. */
export const isDocument = (manifest: Manifest, address: string): boolean =>
  getOrSet(checks, manifest, () => documentCheck(manifest))(address);

/** A section may have thousands of documents. */
const checks = new WeakMap<Manifest, (address: string) => boolean>();

function documentCheck({ name: section, documents, files, collections = [] }: Manifest) {
  const paths = new Set(files.map(({ path }) => path));
  const declared = new Set(documents.map(({ href }) => href).filter((href) => paths.has(`public${href}`)));
  const folders = collections.map(({ name }) => collectionFolder(section, name));
  return (address: string): boolean => {
    if (declared.has(address)) return true;
    const folder = folders.find((one) => address.startsWith(one));
    return folder !== undefined && /^[a-z0-9][a-z0-9-]{0,149}\.(?:pdf|jpg)$/.test(address.slice(folder.length));
  };
}

/** `null` if missing. */
export function documentsOf(build: Build): (DocumentRef & { size: number | null })[] {
  const sizes = new Map(publicFiles(build).map(({ address, size }) => [address, size]));
  const uploaded = new Set(build.uploaded?.map(({ address }) => address));
  const declared = build.manifest.documents.flatMap(({ name, href, isPlaceholder }) => {
    const size = sizes.get(href);
    if (size === undefined) return [];
    return [{ name, href, size: isPlaceholder && !uploaded.has(href) ? null : size }];
  });
  const addresses = new Set(declared.map(({ href }) => href));
  const added = (build.uploaded ?? []).filter(({ address }) => !addresses.has(address));
  return [...declared, ...added.map(({ address, size }) => ({ name: nameOf(address), href: address, size }))];
}

/** `fee-dates-2027.pdf` is "fee dates 2027". */
export const nameOf = (address: string): string =>
  address
    .slice(address.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
