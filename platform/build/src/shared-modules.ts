/** Shared by the shell (R107). */
export const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', '@viit/runtime'] as const;

export const developmentModules = ['react/jsx-dev-runtime'] as const;

export const exposedChunk = 'pages';
