import { Reveal } from '@viit/ui/reveal';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'from below', element: <Reveal>Seen once, it stays.</Reveal> },
  {
    name: 'from the end, as a section',
    element: (
      <Reveal from="end" order={1} as="section">
        Seen once, it stays.
      </Reveal>
    ),
  },
] as const satisfies readonly Example[];
