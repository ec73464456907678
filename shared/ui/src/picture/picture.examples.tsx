import { Picture } from '@viit/ui/picture';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'that cannot be loaded',
    element: <Picture src="/missing.jpg" alt="The library at dusk" width={640} height={360} />,
  },
] as const satisfies readonly Example[];
