import { createContext, useContext } from 'react';

/** `null`: not supplied; `undefined`: not known yet. */
export type DocumentSize = number | null | undefined;

export type SizeOf = (href: string) => DocumentSize;

/** Set once, to a constant function: a changed context above a waiting boundary would replace its HTML. */
export const DocumentSizes = createContext<SizeOf>(() => undefined);

/** Undefined until the section's table has loaded. */
export const useDocumentSize = (href: string): DocumentSize => useContext(DocumentSizes)(href);
