/**
 * The file of a page: static hosts and nginx answer `/exams/about` with `/exams/about.html`. The not-found form of
 * `/department/:code` is `/department/404.html`.
 */
export const pageFile = (path: string): string => `${path === '/' ? '/index' : path.replace(/:[a-z]+/g, '404')}.html`;
