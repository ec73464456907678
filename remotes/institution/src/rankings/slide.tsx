import { Picture } from '@viit/ui/picture';
import type { slides } from './content.ts';
import * as css from './page.module.css';

/** Renders one picture of the carousel with its caption. */
export function Slide({ slide, eager }: { slide: (typeof slides)[number]; eager: boolean }) {
  return (
    <figure className={css.slide}>
      <Picture src={slide.src} alt={slide.alt} width={1280} height={560} eager={eager} />
      <figcaption>{slide.caption}</figcaption>
    </figure>
  );
}
