import { Spinner } from '@viit/ui/spinner';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'waiting for a department', element: <Spinner label="Loading the department" /> },
] as const satisfies readonly Example[];
