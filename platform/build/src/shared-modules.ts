/** What the shell hands to sections; the names are also the manifest's peers. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@viit/runtime'] as const;

/** What is shared beside them where both shell and section are built for development. */
export const developmentModules = ['react/jsx-dev-runtime'] as const;

/** The chunk that holds a section's list of pages. */
export const exposedChunk = 'pages';
