import { Chip } from '@viit/ui/chip';
import { Marquee } from '@viit/ui/marquee';
import type { Example } from '../example/example.ts';

const names = [
  'Bheema Steel',
  'Kolleru Systems',
  'Dolphin Nose Ports',
  'Araku Foods',
  'Simhagiri Power',
  'Rushikonda Labs',
];

export default [
  {
    name: 'a strip',
    element: (
      <Marquee label="recruiters" seconds={20}>
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </Marquee>
    ),
  },
] as const satisfies readonly Example[];
