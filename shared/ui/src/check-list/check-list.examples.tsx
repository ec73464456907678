import { CheckList } from '@viit/ui/check-list';
import type { Example } from '../gallery/example.ts';

const items = [
  'Meets twice a semester, and whenever a complaint comes in.',
  <>
    Answers within <strong>seven working days</strong>.
  </>,
  'Keeps the names of those who write to it.',
];

export default [
  { name: 'one column', element: <CheckList items={items} /> },
  { name: 'two columns', element: <CheckList items={items} columns={2} /> },
] as const satisfies readonly Example[];
