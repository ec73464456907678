import { Chip } from '@viit/ui/chip';
import { Marquee, MarqueeRows } from '@viit/ui/marquee';
import type { Example } from '../gallery/example.ts';

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
      <Marquee label="Recruiters" seconds={20}>
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </Marquee>
    ),
  },
  {
    name: 'two rows, one pause',
    element: (
      <MarqueeRows
        label="Partners"
        rows={[
          { id: 'first', seconds: 70, children: names.slice(0, 3).map((name) => <Chip key={name}>{name}</Chip>) },
          {
            id: 'second',
            seconds: 85,
            direction: 'end',
            children: names.slice(3).map((name) => <Chip key={name}>{name}</Chip>),
          },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
