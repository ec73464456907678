import { Button } from '@viit/ui/button';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'accent', element: <Button onClick={() => {}}>Load more</Button> },
  {
    name: 'quiet link',
    element: (
      <Button href="/policies" tone="quiet">
        All policies
      </Button>
    ),
  },
  {
    name: 'light, for strong surfaces',
    element: (
      <Button href="/documents/policies/library.pdf" tone="light">
        Library policy
      </Button>
    ),
  },
] as const satisfies readonly Example[];
