/*
 * Routes: path patterns such as `/department/:code`. A parameter is a whole path segment: a colon and lower-case letters.
 */

const parameter = /:([a-z]+)/g;

/** Whether a route has parameters. */
export const hasParameters = (route: string): boolean => route.includes('/:');

/** The names of a route's parameters. */
export const parameterNames = (route: string): string[] => [...route.matchAll(parameter)].map(([, name = '']) => name);

/** A route with its parameters' values filled in: `/department/:code` → `/department/cse`. A missing value is left empty. */
export const fillRoute = (route: string, params: Readonly<Record<string, string>>): string =>
  route.replace(parameter, (_, name: string) => (Object.hasOwn(params, name) ? (params[name] ?? '') : ''));

/** A route with the same text in place of every parameter: `/department/:code` and `404` → `/department/404`. */
export const replaceParameters = (route: string, text: string): string => route.replace(parameter, () => text);

/** The source of a regular expression, without anchors, that matches a route's addresses: `/department/[^/]+`. */
export const routePattern = (route: string): string => replaceParameters(route, '[^/]+');

/** A regular expression that matches a route's addresses and nothing else. Case-sensitive. */
export const routeRegExp = (route: string): RegExp => new RegExp(`^${routePattern(route)}$`);

/**
 * The file of a page in an export: static hosts and nginx serve `/exams/about` from `/exams/about.html`. The not-found page of
 * `/department/:code` is `/department/404.html`.
 */
export const pageFile = (route: string): string => `${route === '/' ? '/index' : replaceParameters(route, '404')}.html`;
