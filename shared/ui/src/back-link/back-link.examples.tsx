import { BackLink } from '@viit/ui/back-link';
import type { Example } from '../gallery/example.ts';

export default [
  { name: 'to the home page', element: <BackLink /> },
  { name: 'back in history', element: <BackLink useHistory>Back</BackLink> },
] as const satisfies readonly Example[];
