import type { DocumentRef } from '@viit/runtime/contract';

/** An entry that is a document. */
export interface DocumentEntry {
  id: string;
  name: string;
  /** Address of the file. */
  link: string;
}

export const documentRefs = (entries: readonly DocumentEntry[]): DocumentRef[] =>
  entries.map(({ name, link }) => ({ name, href: link }));
