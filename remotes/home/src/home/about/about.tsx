import { PageSection } from '@viit/ui/page-section';
import { Announcements } from '../announcements/announcements.tsx';
import * as css from './about.module.css';
import { about, film } from './content.ts';
import poster from './poster.svg';

/** Renders the description of the institute, its film, and the announcements beside them (R22, R23). */
export function About() {
  return (
    <PageSection id="about" eyebrow="About VIIT" title={about.title}>
      <div className={css.layout}>
        <p className={css.lede}>{about.lede}</p>
        <figure className={css.film}>
          {/* biome-ignore lint/a11y/useMediaCaption: the film has no speech, and its caption says so. */}
          <video
            className={css.video}
            controls
            preload="none"
            poster={poster}
            width={1600}
            height={900}
            aria-label={film.title}
          >
            {film.sources.map(({ src, type }) => (
              <source key={type} src={src} type={type} />
            ))}
          </video>
          <figcaption className={css.note}>
            {film.title}. {film.note}
          </figcaption>
        </figure>
        <div className={css.text}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <ul className={css.links} role="list">
          {about.links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
        <div className={css.notices}>
          <Announcements />
        </div>
      </div>
    </PageSection>
  );
}
