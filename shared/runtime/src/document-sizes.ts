import { createContext, useContext } from 'react';

/** In bytes. `null`: missing; `undefined`: not known yet. */
export type DocumentSize = number | null | undefined;

export type SizeOf = (href: string) => DocumentSize;

/** Constant: a new value would replace the HTML of waiting boundaries. */
export const DocumentSizes = createContext<SizeOf>(() => undefined);

export const useDocumentSize = (href: string): DocumentSize => useContext(DocumentSizes)(href);
