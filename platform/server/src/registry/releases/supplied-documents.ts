import { Refusal } from '@viit/core/refusal';
import { isDocument, type SuppliedDocument } from '@viit/render/public-files';
import type { Builds } from './check-compatibility.ts';
import type { ReleaseEntry } from './releases.ts';

/** A change of one document: a new file, or without one the file of the section's build again. */
export interface DocumentChange {
  section: string;
  address: string;
  file?: Omit<SuppliedDocument, 'address'>;
}

/** A section with the files that were supplied for its documents. */
type SuppliedSection = Pick<ReleaseEntry, 'name' | 'supplied'>;

interface Entries {
  /** The entries that a release starts from, and the sections that are withdrawn in it. */
  base: readonly SuppliedSection[];
  /** A preview's present entries, and the addresses of the documents that were chosen for it. */
  chosen?: { entries: readonly ReleaseEntry[]; addresses: readonly string[] };
}

/**
 * The builds of a release with their supplied documents: those of the release that it starts from, a preview's own over
 * them, and the requested changes over both. A publish of a section keeps them, also after a withdrawal: they belong to no build.
 * @throws Refusal where a section has no document at the address of a change.
 */
export function withDocuments(builds: Builds, { base, chosen }: Entries, documents: readonly DocumentChange[]): Builds {
  for (const change of documents) assertDocument(builds, change);
  return new Map(
    [...builds].map(([name, build]) => {
      const own = new Map(suppliedOf(base, name).map((one) => [one.address, one]));
      const previewed = suppliedOf(chosen?.entries ?? [], name);
      for (const one of previewed) if (chosen?.addresses.includes(one.address)) own.set(one.address, one);
      for (const { section, address, file } of documents) {
        if (section !== name) continue;
        if (file) own.set(address, { address, ...file });
        else own.delete(address);
      }
      return [name, { ...build, supplied: [...own.values()].sort((a, b) => (a.address < b.address ? -1 : 1)) }];
    }),
  );
}

const suppliedOf = (entries: readonly SuppliedSection[], name: string): readonly SuppliedDocument[] =>
  entries.find((entry) => entry.name === name)?.supplied ?? [];

function assertDocument(builds: Builds, { section, address }: DocumentChange): void {
  const manifest = builds.get(section)?.manifest;
  if (manifest && isDocument(manifest, address)) return;
  throw documentUnknown(address);
}

/** The refusal for an address at which no section has a document. */
export const documentUnknown = (address: string): Refusal =>
  new Refusal(
    'document-unknown',
    `There is no document at ${address}. List the documents with: viit content documents`,
  );
