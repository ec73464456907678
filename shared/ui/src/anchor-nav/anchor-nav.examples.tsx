import { AnchorNav } from '@viit/ui/anchor-nav';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'three blocks',
    element: (
      <>
        <AnchorNav
          label="On this page"
          items={[
            { id: 'objective', label: 'Objective' },
            { id: 'mission', label: 'Mission' },
            { id: 'functionaries', label: 'Key Functionaries' },
          ]}
        />
        <p id="objective">To make things that work.</p>
        <p id="mission">To make them last.</p>
        <p id="functionaries">Three people who see to it.</p>
      </>
    ),
  },
] as const satisfies readonly Example[];
