import { Counter } from '@viit/ui/counter';
import { FactStrip } from '@viit/ui/fact-strip';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'four figures',
    element: (
      <FactStrip
        facts={[
          { value: '2002', label: 'year of foundation' },
          { value: '11 + 10', label: 'undergraduate and postgraduate programmes' },
          { value: <Counter value={2346} />, label: 'seats a year' },
          { value: '3.41', label: 'of 4.00 at the last accreditation' },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
