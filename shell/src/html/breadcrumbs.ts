import type { Breadcrumb } from '@viit/contract';

/** @param steps declared by the page. */
export const breadcrumbs = (page: { title: string }, path: string, steps: readonly Breadcrumb[]): Breadcrumb[] =>
  path === '/' ? [{ name: 'Home', path }] : [{ name: 'Home', path: '/' }, ...steps, { name: page.title, path }];
