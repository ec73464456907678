import { EmblemGrid } from '@viit/ui/emblem-grid';
import type { Example } from '../gallery/example.ts';

export default [
  {
    name: 'every tone and shape',
    element: (
      <EmblemGrid
        label="Bodies"
        items={[
          { name: 'Accreditation Council', initials: 'NAAC', note: 'A grade' },
          { name: 'Board of Accreditation', initials: 'NBA', tone: 'soil', shape: 'shield', note: 'Five programmes' },
          { name: 'Ranking Framework', initials: 'NIRF', tone: 'steel', shape: 'hex' },
          { name: 'Energy Cell', initials: 'E', tone: 'sun' },
          { name: 'Green Campus', initials: 'GC', tone: 'leaf', shape: 'hex' },
          { name: 'Innovation Achievements Ranking', initials: 'ARIIA', tone: 'sun', shape: 'shield' },
          { name: 'Quality Management', initials: 'ISO', tone: 'sea', shape: 'hex' },
          { name: 'Women Empowerment Cell', initials: 'WEC', tone: 'soil' },
          { name: 'Alumni Association', initials: 'AA', tone: 'leaf', shape: 'shield' },
          { name: 'Robotics Club', initials: 'RC', tone: 'steel' },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
