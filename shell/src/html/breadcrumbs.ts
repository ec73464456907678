import type { PageRow } from '@viit/contract';
import { menuEntries } from '../menu/menu-entries.ts';
import { menuTree } from '../menu/menu-tree.ts';

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/**
 * The page that stands for a group of the menu in a trail: groups have no page of their own, and a step has to lead
 * somewhere. A group that is not here is left out.
 */
const landings: Readonly<Record<string, string>> = {
  'About Us': '/visionmission',
  Accreditation: '/accreditations',
  Admissions: '/courses-offered',
  Examinations: '/exams',
  Placements: '/placements/about-t',
};

/** The group of pages that the menu does not hold, by their path's first part. */
const groups: Readonly<Record<string, string>> = {
  department: 'Admissions',
  exams: 'Examinations',
  placements: 'Placements',
};

/** The way from the home page to a page: by the menu's groups, or else by the part of the site that the path names. */
export function breadcrumbs({ title }: Pick<PageRow, 'title'>, path: string): Crumb[] {
  if (path === '/') return [{ name: 'Home', path }];
  const entry = menuEntries(menuTree).find(({ item }) => item.link === path);
  const group = groups[path.split('/')[1] ?? ''];
  const between = (entry?.trail ?? (group ? [group] : [])).flatMap((name): Crumb[] => {
    const landing = landings[name];
    return landing && landing !== path ? [{ name, path: landing }] : [];
  });
  return [{ name: 'Home', path: '/' }, ...between, { name: title, path }];
}
