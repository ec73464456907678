import { Timeline } from '@viit/ui/timeline';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'dated',
    element: (
      <Timeline
        label="Journey"
        items={[
          {
            id: '2002',
            marker: '2002',
            title: 'Founded',
            content: <p>Four branches and 240 seats, in two rented halls near the shore road.</p>,
          },
          { id: '2010', marker: '2010', content: <p>Autonomy.</p> },
          { id: '2018', marker: '2018', title: 'Accredited', content: <p>Five programmes at once.</p> },
          { id: '2024', marker: '2024', content: <p>The thousandth offer in one season.</p> },
        ]}
      />
    ),
  },
  {
    name: 'numbered',
    element: (
      <Timeline
        label="Accolades"
        items={['Intake of 2346 seats.', 'A green campus of fifty acres.', 'Eleven programmes.'].map((text, index) => ({
          id: text,
          marker: index + 1,
          content: <p>{text}</p>,
        }))}
      />
    ),
  },
] as const satisfies readonly Example[];
