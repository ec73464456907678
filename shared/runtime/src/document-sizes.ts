import { createContext, useContext } from 'react';

/** A document's size in bytes by its address; undefined where it is not known (yet). */
export type SizeOf = (href: string) => number | undefined;

/**
 * Where sizes come from: on the server the build's own files, in the browser the page table. Set once by the shell to one
 * function for the document's whole life: a context that changed above a waiting page would replace it by its fallback.
 */
export const DocumentSizes = createContext<SizeOf>(() => undefined);

/** A document's size in bytes. In the browser it is undefined until the page table is there. */
export const useDocumentSize = (href: string): number | undefined => useContext(DocumentSizes)(href);
