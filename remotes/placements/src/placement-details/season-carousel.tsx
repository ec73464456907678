import { Carousel } from '@viit/ui/carousel';
import { Picture } from '@viit/ui/picture';
import { useEntries } from '../use-entries.ts';
import * as css from './season-carousel.module.css';

/**
 * Renders three pictures of a season with previous and next buttons that wrap around (R86.4). It does not move
 * automatically.
 */
export function SeasonCarousel() {
  const slides = useEntries('season-pictures');
  return (
    <Carousel
      label="Pictures of a placement season"
      effect="slide"
      slides={slides.map(({ id, picture, caption }) => ({
        id,
        content: (
          <figure className={css.slide}>
            <Picture {...picture} width={1200} height={560} sizes="min(100vw, 75rem)" />
            <figcaption>{caption}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
