/** Endpoints that programs look for on any server. */
const endpoints = 'metrics|health|livez|ping|actuator|server-status|graphql|cgi-bin|wp-admin';

/**
 * Regular expressions of paths that programs ask for and no visitor types (R2.5): a file extension, a name that begins with a
 * dot, a known endpoint. `start` is what a path begins after. The server and the exported nginx configuration share them.
 */
export const machinePaths = (start: string): string[] => [
  String.raw`\.[A-Za-z0-9]{1,16}$`,
  '/\\.',
  String.raw`${start}/(?:${endpoints})(?:/|$)`,
];

const pattern = new RegExp(machinePaths('^').join('|'));

/** Whether a path is one that only programs ask for: it never leads to the home page. */
export const isMachinePath = (path: string): boolean => pattern.test(path);
