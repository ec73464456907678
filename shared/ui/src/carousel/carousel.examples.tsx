import { Callout } from '@viit/ui/callout';
import { Carousel } from '@viit/ui/carousel';
import { Picture } from '@viit/ui/picture';
import type { Example } from '../gallery/example.ts';

const slides = ['Library', 'Workshop', 'Shore'].map((name) => ({
  id: name,
  content: <Picture src={`/${name}.jpg`} alt={name} width={1200} height={500} />,
}));

export default [
  { name: 'slides without autoplay', element: <Carousel label="Campus" slides={slides} /> },
  {
    name: 'cross-fade with autoplay',
    element: <Carousel label="Certificates" slides={slides} effect="fade" interval={5000} />,
  },
  {
    name: 'two slides of text',
    element: (
      <Carousel
        label="Notices"
        slides={[
          { id: 'a', content: <Callout title="First">Classes begin on Monday.</Callout> },
          {
            id: 'b',
            content: (
              <Callout title="Second">Laboratories open a week later, once the benches have been inspected.</Callout>
            ),
          },
        ]}
      />
    ),
  },
] as const satisfies readonly Example[];
