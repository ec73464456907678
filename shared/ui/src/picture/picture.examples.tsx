import { Picture } from '@viit/ui/picture';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'that cannot be loaded',
    element: <Picture src="/missing.jpg" alt="The library at dusk" width={640} height={360} />,
  },
  {
    name: 'uploaded, in several sizes, that cannot be loaded',
    element: (
      <Picture
        src="/pictures/exams/0123456789abcdef01234567-800.jpg"
        alt="The examination hall"
        width={800}
        height={450}
        sizes="(min-width: 64rem) 50vw, 100vw"
      />
    ),
  },
] as const satisfies readonly Example[];
