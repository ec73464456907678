import { Carousel } from '@viit/ui/carousel';
import { Picture } from '@viit/ui/picture';
import * as css from './season-carousel.module.css';
import { slides } from './slides-content.ts';

/**
 * Renders three pictures of a season with previous and next buttons that wrap around (R86.4). It does not move
 * automatically.
 */
export function SeasonCarousel() {
  return (
    <Carousel
      label="Pictures of a placement season"
      effect="slide"
      slides={slides.map(({ id, src, alt, caption }) => ({
        id,
        content: (
          <figure className={css.slide}>
            <Picture src={src} alt={alt} width={1200} height={560} />
            <figcaption>{caption}</figcaption>
          </figure>
        ),
      }))}
    />
  );
}
