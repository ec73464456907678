import type { DocumentRef, Manifest } from '@viit/contract';

/** A file with an address of its own. */
interface PublicFile {
  address: string;
  sha384: string;
  /** In bytes. */
  size: number;
}

/** A file that was supplied for a document of a build, and that is served instead of the build's own. */
export type SuppliedDocument = PublicFile;

interface Build {
  manifest: Manifest;
  supplied?: readonly SuppliedDocument[];
}

/** The public files of a build, with those that were supplied for its documents. A supplied file never adds an address. */
export function publicFiles({ manifest, supplied = [] }: Build): PublicFile[] {
  const replaced = new Map(
    supplied.filter(({ address }) => isDocument(manifest, address)).map((one) => [one.address, one]),
  );
  return manifest.files
    .filter(({ path }) => path.startsWith('public/'))
    .map(({ path, sha384, size }) => {
      const address = path.slice('public'.length);
      return replaced.get(address) ?? { address, sha384, size };
    });
}

/** Whether a build has a document at an address, with a file. */
export const isDocument = ({ documents, files }: Manifest, address: string): boolean =>
  documents.some(({ href }) => href === address) && files.some(({ path }) => path === `public${address}`);

/** A build's documents that have a file, with their sizes; `null` where the document has not been supplied. */
export function documentsOf(build: Build): (DocumentRef & { size: number | null })[] {
  const sizes = new Map(publicFiles(build).map(({ address, size }) => [address, size]));
  const supplied = new Set(build.supplied?.map(({ address }) => address));
  return build.manifest.documents.flatMap(({ name, href, isPlaceholder }) => {
    const size = sizes.get(href);
    if (size === undefined) return [];
    return [{ name, href, size: isPlaceholder && !supplied.has(href) ? null : size }];
  });
}
