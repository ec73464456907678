import { PageSection } from '@viit/ui/page-section';
import type { Example } from '../gallery/example.ts';

const text = <p>The committee reads every complaint and writes back within seven working days.</p>;

export default [
  {
    name: 'plain',
    element: (
      <PageSection title="Objectives" eyebrow="Discipline" lede="What the committee is for.">
        {text}
      </PageSection>
    ),
  },
  {
    name: 'sunken',
    element: (
      <PageSection title="Members" tone="sunken">
        {text}
      </PageSection>
    ),
  },
  {
    name: 'strong',
    element: (
      <PageSection title="Journey" tone="strong" lede="Since 2002." width="narrow">
        {text}
      </PageSection>
    ),
  },
] as const satisfies readonly Example[];
