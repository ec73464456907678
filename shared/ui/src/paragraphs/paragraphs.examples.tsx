import { Paragraphs } from '@viit/ui/paragraphs';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'two paragraphs',
    element: (
      <Paragraphs texts={['The cell meets twice a semester.', 'Its minutes are published after each meeting.']} />
    ),
  },
] as const satisfies readonly Example[];
