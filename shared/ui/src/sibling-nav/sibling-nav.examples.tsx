import { SiblingNav } from '@viit/ui/sibling-nav';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'on the second page',
    element: (
      <SiblingNav
        label="Examinations"
        current="/exams/timetables"
        items={[
          { href: '/exams/about', label: 'About' },
          { href: '/exams/timetables', label: 'Time Tables' },
          { href: '/exams/notifications', label: 'Notifications' },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
