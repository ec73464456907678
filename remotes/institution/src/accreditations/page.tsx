import { DefinitionList } from '@viit/ui/definition-list';
import { EmblemGrid } from '@viit/ui/emblem-grid';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { recognitionPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { bodies, lede, title } from './content.ts';
import * as css from './page.module.css';
import { YearBand } from './year-band.tsx';

const tones = { NAAC: 'sea', NBA: 'soil', UGC: 'sun' } as const;

/** Renders the accreditations: eight certificates, the same by year, what each body assesses (R47). */
export default function AccreditationsPage() {
  const accreditations = useEntries('accreditations');
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="rays" />
      <PageSection title="Our accreditations">
        <div className={css.certificates}>
          <EmblemGrid
            label="Accreditations"
            items={accreditations.map(({ name, body, cycle, note }) => ({
              ...{ name, note, initials: cycle ?? body, tone: tones[body] },
            }))}
          />
        </div>
      </PageSection>
      <PageSection title="Accreditation timeline" tone="sunken">
        <YearBand accreditations={accreditations} />
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
