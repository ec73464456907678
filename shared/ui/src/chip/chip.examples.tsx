import { Chip } from '@viit/ui/chip';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'neutral', element: <Chip>Regulation R20</Chip> },
  { name: 'green', element: <Chip tone="green">Granted</Chip> },
  { name: 'yellow', element: <Chip tone="yellow">Published</Chip> },
  { name: 'sea', element: <Chip tone="sea">2025-26</Chip> },
] as const satisfies readonly Example[];
