import type { Breadcrumb } from '@viit/contract';

/** The steps from the home page to a page. @param steps those in between, which the page declares. */
export const breadcrumbs = (page: { title: string }, path: string, steps: readonly Breadcrumb[]): Breadcrumb[] =>
  path === '/' ? [{ name: 'Home', path }] : [{ name: 'Home', path: '/' }, ...steps, { name: page.title, path }];
