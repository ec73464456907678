import { definePages } from '@viit/runtime';

/** Each page loads its code when a visitor opens it. */
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
