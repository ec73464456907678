const endpoints = 'metrics|health|livez|ping|actuator|server-status|graphql|cgi-bin|wp-admin';

/** Paths that only programs request (R2.5), as regular expressions for nginx too. @param start the pattern before a path. */
export const machinePaths = (start: string): string[] => [
  String.raw`\.[A-Za-z0-9]{1,16}$`,
  '/\\.',
  String.raw`${start}/(?:${endpoints})(?:/|$)`,
];

const pattern = new RegExp(machinePaths('^').join('|'));

export const isMachinePath = (path: string): boolean => pattern.test(path);
