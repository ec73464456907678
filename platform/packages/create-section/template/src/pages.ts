import { definePages } from '@viit/runtime';

/** The pages of the section, as data: each loads its code when a visitor comes. */
export default definePages([
  {
    id: 'start',
    path: '/{{name}}',
    title: '{{title}}',
    description: 'What {{title}} offers, when it is open, and how to reach it.',
    layout: 'standard',
    content: ['/api/content/{{name}}/notices'],
    load: () => import(/* webpackChunkName: "start" */ './start/page.tsx'),
  },
]);
