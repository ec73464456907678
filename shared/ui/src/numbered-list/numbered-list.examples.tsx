import { NumberedList } from '@viit/ui/numbered-list';
import type { Example } from '../gallery/example.ts';

const items = [
  { title: 'Unified Framework', text: 'One set of rules for every department and hostel.' },
  { title: 'Accountability', text: 'Each rule names who answers for it.' },
  { title: 'Regulatory Compliance', text: 'The rules follow those of the council and the university.' },
  { text: 'A statement without a title, for lists that have none, long enough to run over a line on most screens.' },
];

export default [
  { name: 'one column', element: <NumberedList items={items} /> },
  { name: 'three columns', element: <NumberedList items={items} columns={3} /> },
] as const satisfies readonly Example[];
