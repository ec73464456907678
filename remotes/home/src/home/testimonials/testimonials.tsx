import { Marquee } from '@viit/ui/marquee';
import { PageSection } from '@viit/ui/page-section';
import { Portrait } from '@viit/ui/portrait';
import * as wide from '../wide-strip.module.css';
import { testimonials } from './content.ts';
import * as css from './testimonials.module.css';

/** Renders six students' words in an endless strip (spec 1, section 2.3, Testimonials). */
export function Testimonials() {
  return (
    <PageSection title="Testimonials" tone="sunken" lede="What students say when the course is over.">
      <div className={wide.bleed}>
        <Marquee label="student quotes" seconds={70}>
          <ul className={css.strip} role="list">
            {testimonials.map(({ id, name, details, quote }) => (
              <li key={id} className={css.item}>
                <figure className={css.testimonial}>
                  <blockquote className={css.quote}>
                    <p>{quote}</p>
                  </blockquote>
                  <figcaption className={css.by}>
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
