/** Modules that the shell shares with sections (R107); also the names of the manifest's peers. */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@viit/runtime'] as const;

/** Further modules that development builds share. */
export const developmentModules = ['react/jsx-dev-runtime'] as const;

/** The chunk that contains a section's list of pages. */
export const exposedChunk = 'pages';
