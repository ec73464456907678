import { Section } from '@viit/ui/section';
import type { Example } from '../example/example.ts';

const words = <p>The committee reads every complaint and writes back within seven working days.</p>;

export default [
  {
    name: 'plain',
    element: (
      <Section title="Objectives" eyebrow="Discipline" lede="What the committee is for.">
        {words}
      </Section>
    ),
  },
  {
    name: 'sunken',
    element: (
      <Section title="Members" tone="sunken">
        {words}
      </Section>
    ),
  },
  {
    name: 'strong',
    element: (
      <Section title="Journey" tone="strong" lede="Since 2002." width="narrow">
        {words}
      </Section>
    ),
  },
] as const satisfies readonly Example[];
