import { createContext, useContext } from 'react';

/** Returns a document's size in bytes by its address; undefined if the size is not known (yet). */
export type SizeOf = (href: string) => number | undefined;

/**
 * Provides document sizes: on the server from the build's files, in the browser from the page table. The shell sets it once,
 * to one constant function: when a context changes above a waiting boundary, React replaces its HTML by the fallback.
 */
export const DocumentSizes = createContext<SizeOf>(() => undefined);

/** A document's size in bytes. In the browser it is undefined until the page table has loaded. */
export const useDocumentSize = (href: string): number | undefined => useContext(DocumentSizes)(href);
