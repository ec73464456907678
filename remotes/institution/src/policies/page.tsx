import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { documentRefs } from '../document-entry.ts';
import { aboutInstitutePages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { closing, intro, keyAreas, lede, title } from './content.ts';
import { KeyAreasDrawing } from './key-areas-drawing.tsx';
import * as css from './page.module.css';
import { PolicyList } from './policy-list.tsx';

/** Renders the policies: introduction, eight key areas, the list of 32 documents with a filter (R42). */
export default function PoliciesPage() {
  const policies = useEntries('policies');
  return (
    <>
      <PageHeader title={title} eyebrow="About the institute" lede={lede} motif="lattice" />
      <PageSection title="Our approach">
        <div className={css.intro}>
          <div className={css.prose}>
            <Paragraphs texts={intro} />
          </div>
          <KeyAreasDrawing />
        </div>
      </PageSection>
      <PageSection title="Eight key areas" tone="sunken">
        <NumberedList items={keyAreas} columns={2} />
        <p className={css.closing}>{closing}</p>
      </PageSection>
      <PageSection title="Policy documents" id="documents">
        <PolicyList documents={documentRefs(policies)} />
      </PageSection>
      <RelatedPages items={aboutInstitutePages} current="/policies" />
    </>
  );
}
