import { Emblem } from '@viit/ui/emblem';
import { PageSection } from '@viit/ui/page-section';
import { Reveal } from '@viit/ui/reveal';
import { recognitions } from './content.ts';
import * as css from './recognitions.module.css';

/** Renders the four recognitions; each fades in once when a fifth of it is in view, 100 ms after the previous one (R24). */
export function Recognitions() {
  return (
    <PageSection id="accreditations" title="Recognitions & Accreditations" tone="sunken">
      <ul className={css.row} role="list">
        {recognitions.map(({ name, initials, note, tone, shape, href }, index) => (
          <Reveal key={name} as="li" threshold={0.2} order={index}>
            <div className={css.recognition}>
              <Emblem name={name} initials={initials} tone={tone} shape={shape} decorative />
              <h3 className={css.name}>
                <a className={css.link} href={href}>
                  {name}
                </a>
              </h3>
              <p className={css.note}>{note}</p>
            </div>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
