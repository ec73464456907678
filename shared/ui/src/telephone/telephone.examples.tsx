import { Telephone } from '@viit/ui/telephone';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'one number', element: <Telephone numbers="1800200111" /> },
  { name: 'a number and an extension', element: <Telephone numbers="1800200107 / 2107" /> },
] as const satisfies readonly Example[];
