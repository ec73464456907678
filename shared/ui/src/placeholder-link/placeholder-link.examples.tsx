import { PlaceholderLink } from '@viit/ui/placeholder-link';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'no target', element: <PlaceholderLink>View more</PlaceholderLink> },
] as const satisfies readonly Example[];
