import { Marquee } from '@viit/ui/marquee';
import { PageSection } from '@viit/ui/page-section';
import { Portrait } from '@viit/ui/portrait';
import * as fullWidth from '../full-width.module.css';
import { testimonials } from './content.ts';
import * as css from './testimonials.module.css';

/** Renders the quotes of six students in an endless strip (R30). */
export function Testimonials() {
  return (
    <PageSection title="Testimonials" tone="sunken" lede="What our alumni say about their years at VIIT.">
      <div className={fullWidth.strip}>
        <Marquee label="Student quotes" seconds={70}>
          <ul className={css.strip} role="list">
            {testimonials.map(({ id, name, details, quote }) => (
              <li key={id} className={css.item}>
                <figure className={css.testimonial}>
                  <blockquote className={css.quote}>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption className={css.author}>
                    <Portrait name={name} size="small" decorative />
                    <span>
                      <strong className={css.name}>{name}</strong>
                      <span className={css.details}>{details}</span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </Marquee>
      </div>
    </PageSection>
  );
}
