import type { DocumentRef, Manifest } from '@viit/contract';

interface PublicFile {
  address: string;
  sha384: string;
  /** In bytes. */
  size: number;
}

/** Replaces the build's file. */
export type UploadedDocument = PublicFile;

interface Build {
  manifest: Manifest;
  uploaded?: readonly UploadedDocument[];
}

/** An uploaded file never adds an address. */
export function publicFiles({ manifest, uploaded = [] }: Build): PublicFile[] {
  const replaced = new Map(
    uploaded.filter(({ address }) => isDocument(manifest, address)).map((one) => [one.address, one]),
  );
  return manifest.files
    .filter(({ path }) => path.startsWith('public/'))
    .map(({ path, sha384, size }) => {
      const address = path.slice('public'.length);
      return replaced.get(address) ?? { address, sha384, size };
    });
}

export const isDocument = ({ documents, files }: Manifest, address: string): boolean =>
  documents.some(({ href }) => href === address) && files.some(({ path }) => path === `public${address}`);

/** `null` if missing. */
export function documentsOf(build: Build): (DocumentRef & { size: number | null })[] {
  const sizes = new Map(publicFiles(build).map(({ address, size }) => [address, size]));
  const uploaded = new Set(build.uploaded?.map(({ address }) => address));
  return build.manifest.documents.flatMap(({ name, href, isPlaceholder }) => {
    const size = sizes.get(href);
    if (size === undefined) return [];
    return [{ name, href, size: isPlaceholder && !uploaded.has(href) ? null : size }];
  });
}
