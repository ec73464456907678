import { Quote } from '@viit/ui/quote';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'with its source',
    element: <Quote by="The principal, 2024">We were taught to draw the bolt before the bridge.</Quote>,
  },
] as const satisfies readonly Example[];
