import { DefinitionList } from '@viit/ui/definition-list';
import { EmblemGrid } from '@viit/ui/emblem-grid';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { recognitionPages } from '../related-pages.ts';
import { accreditations, bodies, lede, title } from './content.ts';
import * as css from './page.module.css';
import { YearBand } from './year-band.tsx';

/** Renders the accreditations: eight certificates, the same by year, what each body assesses (R47). */
export default function AccreditationsPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="rays" />
      <PageSection title="Our accreditations">
        <div className={css.certificates}>
          <EmblemGrid items={accreditations} label="Accreditations" />
        </div>
      </PageSection>
      <PageSection title="Accreditation timeline" tone="sunken">
        <YearBand />
      </PageSection>
      <PageSection title="About the accrediting bodies">
        <DefinitionList
          items={bodies.map(({ title: name, full, text }) => ({
            title: (
              <>
                {name} <span>{full}</span>
              </>
            ),
            text,
          }))}
          className={css.bodies}
        />
      </PageSection>
      <RelatedPages items={recognitionPages} current="/accreditations" />
    </>
  );
}
