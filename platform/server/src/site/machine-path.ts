/** Endpoints that programs look for on any server. */
const endpoints = 'metrics|health|livez|ping|actuator|server-status|graphql|cgi-bin|wp-admin';

/**
 * Regular expressions of paths that only programs request (R2.5): a file extension, a dot file, a known endpoint. The
 * exported nginx configuration uses them too.
 * @param start the pattern before a path.
 */
export const machinePaths = (start: string): string[] => [
  String.raw`\.[A-Za-z0-9]{1,16}$`,
  '/\\.',
  String.raw`${start}/(?:${endpoints})(?:/|$)`,
];

const pattern = new RegExp(machinePaths('^').join('|'));

/** Such a path never leads to the home page. */
export const isMachinePath = (path: string): boolean => pattern.test(path);
