import { createContext, useContext } from 'react';

/** A document's size in bytes; `null` until the institute supplies it, `undefined` where the size is not known (yet). */
export type DocumentSize = number | null | undefined;

/** Returns a document's size by its address. */
export type SizeOf = (href: string) => DocumentSize;

/**
 * Provides document sizes: on the server from the build's files, in the browser from its section's table. The shell sets it once,
 * to one constant function: when a context changes above a waiting boundary, React replaces its HTML by the fallback.
 */
export const DocumentSizes = createContext<SizeOf>(() => undefined);

/** A document's size. In the browser it is undefined until the table of the document's section has loaded. */
export const useDocumentSize = (href: string): DocumentSize => useContext(DocumentSizes)(href);
