import { createContext } from 'react';

/** The entry in the form; a new file gets its address from the title. */
export const EntryContext = createContext<{ title: string }>({ title: '' });
