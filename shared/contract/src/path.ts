/* In `/department/:code`, a parameter is a whole segment of lower-case letters. */

const parameter = /:([a-z]+)/g;

export const hasParameters = (route: string): boolean => route.includes('/:');

export const parameterNames = (route: string): string[] =>
  [...route.matchAll(parameter)].map(([name]) => name.slice(1));

/** `/department/:code` → `/department/cse`. A missing value leaves it empty. */
export const fillRoute = (route: string, params: Readonly<Record<string, string>>): string =>
  route.replace(parameter, (_, name: string) => (Object.hasOwn(params, name) && params[name]) || '');

/** `/department/:code` and `404` → `/department/404`. */
export const replaceParameters = (route: string, text: string): string => route.replace(parameter, () => text);

/** Without anchors. */
export const routePattern = (route: string): string => replaceParameters(route, '[^/]+');

/** Case-sensitive. */
export const routeRegExp = (route: string): RegExp => new RegExp(`^${routePattern(route)}$`);

/** The addresses of a page: one for each variant of a route with parameters. */
export const pathsOf = ({ path, variants = [] }: RoutedPage): string[] =>
  hasParameters(path) ? variants.map(({ params }) => fillRoute(path, params)) : [path];

interface RoutedPage {
  path: string;
  variants?: readonly { params: Readonly<Record<string, string>> }[] | undefined;
}

/** In an export: `/exams/about.html`, `/department/404.html`. */
export const pageFile = (route: string): string => `${route === '/' ? '/index' : replaceParameters(route, '404')}.html`;
