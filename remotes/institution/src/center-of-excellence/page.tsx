import { DefinitionList } from '@viit/ui/definition-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { recognitionPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { activities, lede, title } from './content.ts';
import { Honeycomb } from './honeycomb.tsx';
import * as css from './page.module.css';

/** Renders the centres of excellence: sixteen emblems with their names, then what the centres do (R49). */
export default function CenterOfExcellencePage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="contours" />
      <PageSection title="Sixteen centres and schemes">
        <Honeycomb centres={useEntries('centres')} />
      </PageSection>
      <PageSection title="Areas of work" tone="strong">
        <DefinitionList items={activities} className={css.activities} />
      </PageSection>
      <RelatedPages items={recognitionPages} current="/center-of-excellence" />
    </>
  );
}
