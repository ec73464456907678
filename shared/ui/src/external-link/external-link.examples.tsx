import { ExternalLink } from '@viit/ui/external-link';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'in a sentence',
    element: (
      <p>
        Look it up at the <ExternalLink href="https://ipindia.gov.in/">patent office</ExternalLink>.
      </p>
    ),
  },
] as const satisfies readonly Example[];
