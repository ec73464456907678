/** What the shell hands to sections; the names are also the manifest's peers. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@viit/runtime'] as const;

/** The chunk that holds a section's list of pages. */
export const exposedChunk = 'pages';
