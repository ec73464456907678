import { Flowchart } from '@viit/ui/flowchart';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'with a decision and a way back',
    element: (
      <Flowchart
        title="How a learner is placed"
        nodes={[
          { id: 'test', label: 'Marks of the previous semester', kind: 'start', row: 1, column: 2 },
          { id: 'above', label: 'SGPA above 7?', kind: 'decision', row: 2, column: 2 },
          { id: 'slow', label: 'Remedial classes and a mentor', row: 3, column: 1 },
          { id: 'fast', label: 'Honours courses, projects and competitions outside', row: 3, column: 3 },
          { id: 'review', label: 'Reviewed at the semester’s end', row: 4, column: 2 },
          { id: 'done', label: 'Entered in the record', kind: 'end', row: 5, column: 2 },
        ]}
        links={[
          { from: 'test', to: 'above' },
          { from: 'above', to: 'slow', label: 'No' },
          { from: 'above', to: 'fast', label: 'Yes' },
          { from: 'slow', to: 'review' },
          { from: 'fast', to: 'review' },
          { from: 'review', to: 'done' },
        ]}
      />
    ),
  },
  {
    name: 'a row',
    element: (
      <Flowchart
        title="From notice to seat"
        nodes={[
          { id: 'a', label: 'Notification', kind: 'start', row: 0, column: 0 },
          { id: 'b', label: 'Counselling', row: 0, column: 1 },
          { id: 'c', label: 'Verification', row: 0, column: 2 },
          { id: 'd', label: 'Seat', kind: 'end', row: 0, column: 3 },
        ]}
        links={[
          { from: 'a', to: 'b' },
          { from: 'b', to: 'c' },
          { from: 'c', to: 'd' },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
