import type { PageRow } from '@viit/contract';
import { menuEntries } from '../menu/menu-entries.ts';
import { menuTree } from '../menu/menu-tree.ts';

/** One step of the breadcrumbs. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/**
 * The page that a menu group links to in breadcrumbs: groups have no page of their own, and each step needs an address. Other
 * groups are left out.
 */
const groupPages: Readonly<Record<string, string>> = {
  'About Us': '/visionmission',
  Accreditation: '/accreditations',
  Admissions: '/courses-offered',
  Examinations: '/exams',
  Placements: '/placements/about-t',
};

/** The group of pages that are not in the menu, by the first segment of their path. */
const groups: Readonly<Record<string, string>> = {
  department: 'Admissions',
  exams: 'Examinations',
  placements: 'Placements',
};

/** The steps from the home page to a page: by the menu's groups, else by the first segment of the path. */
export function breadcrumbs({ title }: Pick<PageRow, 'title'>, path: string): Breadcrumb[] {
  if (path === '/') return [{ name: 'Home', path }];
  const entry = menuEntries(menuTree).find(({ item }) => item.link === path);
  const group = groups[path.split('/')[1] ?? ''];
  const between = (entry?.trail ?? (group ? [group] : [])).flatMap((name): Breadcrumb[] => {
    const groupPage = groupPages[name];
    return groupPage && groupPage !== path ? [{ name, path: groupPage }] : [];
  });
  return [{ name: 'Home', path: '/' }, ...between, { name: title, path }];
}
