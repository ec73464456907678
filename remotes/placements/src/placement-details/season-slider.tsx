import { Carousel } from '@viit/ui/carousel';
import { Picture } from '@viit/ui/picture';
import * as css from './season-slider.module.css';
import { slides } from './slides.ts';

/** Renders the three pictures of a season with previous and next buttons, wrapping both ways (R86.4). It does not move by itself. */
export function SeasonSlider() {
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
