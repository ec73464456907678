import { EmblemGrid } from '@viit/ui/emblem-grid';
import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { Section } from '@viit/ui/section';
import { standingPages } from '../related.ts';
import { accreditations, bodies, lede } from './content.ts';
import * as css from './page.module.css';
import { YearBand } from './year-band.tsx';

export default function AccreditationsPage() {
  return (
    <>
      <PageHeader title="Accreditations" eyebrow="Accreditation" lede={lede} motif="rays" />
      <Section title="Certificates held">
        <div className={css.certificates}>
          <EmblemGrid items={accreditations} label="Accreditations" />
        </div>
      </Section>
      <Section title="The same, year by year" tone="sunken">
        <YearBand />
      </Section>
      <Section title="What each body looks at">
        <dl className={css.bodies}>
          {bodies.map(({ title, full, text }) => (
            <div key={title}>
              <dt>
                {title} <span>{full}</span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <RelatedPages items={standingPages} current="/accreditations" />
    </>
  );
}
