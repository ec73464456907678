import { Accordion } from '@viit/ui/accordion';
import type { Example } from '../gallery/example.ts';

const items = [
  {
    id: 'policy',
    title: 'Admission policy',
    content: <p>Seats are filled in the order of rank in the state entrance test.</p>,
  },
  {
    id: 'notice',
    title: 'Admission notification',
    content: <p>The notification is issued in May and printed in two daily papers.</p>,
  },
  {
    id: 'procedure',
    title: 'Admission procedure, from the counselling hall to the first day in class',
    content: (
      <>
        <p>Choose a branch, pay the fee, bring the originals.</p>
        <p>
          Questions are answered at the <a href="/administration">administration office</a>.
        </p>
      </>
    ),
  },
];

export default [
  { name: 'first open', element: <Accordion name="admissions" items={items} headingLevel={2} /> },
  { name: 'none open', element: <Accordion name="functions" items={items} headingLevel={2} initiallyOpen={null} /> },
] as const satisfies readonly Example[];
