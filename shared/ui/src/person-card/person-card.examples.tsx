import { PersonCard } from '@viit/ui/person-card';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'without a link',
    element: <PersonCard name="Dr. Lakshmi Prasanna Yerramilli" role="Convener" title="Professor, Civil Engineering" />,
  },
  { name: 'a link', element: <PersonCard name="Sri Ramakrishna Gedela" role="Principal" href="/principal" /> },
  {
    name: 'with more',
    element: (
      <PersonCard name="Anusha Korukonda" role="Coordinator" title="Assistant Professor">
        <a href="mailto:media@institute.example">media@institute.example</a>
      </PersonCard>
    ),
  },
] as const satisfies readonly Example[];
