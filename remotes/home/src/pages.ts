import { definePages } from '@viit/runtime';
import { departments } from './departments.ts';
import { lists } from './lists/addresses.ts';

export default definePages([
  {
    id: 'home',
    path: '/',
    title: 'Engineering and Management on the East Coast',
    description:
      'An autonomous institute of engineering and management on the east coast of India: programmes, placements, campus, announcements and events.',
    layout: 'home',
    content: Object.values(lists),
    structuredData: [{ type: 'Event', list: lists.newsEvents }],
    scriptBudget: 45_000,
    navigation: [
      { id: 'about', label: 'About' },
      { id: 'accreditations', label: 'Accreditations' },
      { id: 'stats', label: 'Stats' },
      { id: 'programs', label: 'Programs' },
      { id: 'cells', label: 'Active Cells' },
      { id: 'placements', label: 'Placements' },
      { id: 'campus', label: 'Campus' },
      { id: 'news', label: 'News' },
      { id: 'contact', label: 'Contact' },
    ],
    load: () => import(/* webpackChunkName: "home" */ './home/page.tsx'),
  },
  {
    id: 'department',
    path: '/department/:code',
    title: 'Department',
    description: 'Faculty, laboratories, placements and research of a department of the institute.',
    layout: 'alone',
    content: ['/api/department/list/:code'],
    breadcrumbs: [{ name: 'Admissions', path: '/courses-offered' }],
    structuredData: [{ type: 'Course', institute: 'provider' }],
    variants: departments.map(({ code, name }) => ({
      params: { code },
      title: name,
      description: `${name} at VIIT: vision, faculty, laboratories, placements, projects, research and contact details.`,
    })),
    notFound: {
      title: 'Department Not Found',
      description: 'There is no department at this address. The departments of the institute are listed here.',
    },
    load: () => import(/* webpackChunkName: "department" */ './department/page.tsx'),
  },
]);
