import { definePages } from '@viit/runtime';

/** In the page table like any section's. */
const shellPages = definePages([
  {
    id: 'redirect',
    path: '/redirect',
    title: 'Leaving our website',
    description: 'A notice shown before you leave our website for an external website.',
    layout: 'plain',
    noindex: true,
    load: () => import(/* webpackChunkName: "redirect" */ './redirect/page.tsx'),
  },
  {
    id: 'search',
    path: '/search',
    title: 'Search',
    description: 'Search the pages, documents, people and notices of the institute.',
    layout: 'standard',
    noindex: true,
    load: () => import(/* webpackChunkName: "search" */ './search-page/page.tsx'),
  },
]);

export default shellPages;
