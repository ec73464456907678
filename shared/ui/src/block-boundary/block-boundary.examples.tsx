import { BlockBoundary } from '@viit/ui/block-boundary';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'a block that works',
    element: (
      <BlockBoundary name="Recruiters">
        <p>Tidewell Analytics, Orravane Systems</p>
      </BlockBoundary>
    ),
  },
] as const satisfies readonly Example[];
