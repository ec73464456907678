import { RelatedPages } from '@viit/ui/related-pages';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'on one of the pages',
    element: (
      <RelatedPages
        current="/mentor-mentee"
        items={[
          { href: '/teaching-methodologies', label: 'Teaching Methodologies' },
          { href: '/student-diversity', label: 'Student Diversity' },
          { href: '/mentor-mentee', label: 'Mentor-Mentee System' },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
