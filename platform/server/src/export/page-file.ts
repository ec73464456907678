import { replaceParameters } from '@viit/contract/path';

/**
 * The file of a page: static hosts and nginx serve `/exams/about` from `/exams/about.html`. The not-found page of
 * `/department/:code` is `/department/404.html`.
 */
export const pageFile = (path: string): string => `${path === '/' ? '/index' : replaceParameters(path, '404')}.html`;
