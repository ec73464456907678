import { Accordion } from '@viit/ui/accordion';
import { CheckList } from '@viit/ui/check-list';
import { DefinitionList } from '@viit/ui/definition-list';
import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { documentRefs } from '../document-entry.ts';
import { teachingPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { figures, lede, strategies, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the empowering strategies: welfare figures, the accordion of three strategies, ten documents (R46). */
export default function EmpoweringStrategiesPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="About the institute" lede={lede} motif="contours" />
      <PageSection title="Benefits at a glance">
        <DefinitionList
          items={figures.map(({ label, value }) => ({ title: label, text: value }))}
          className={css.figures}
        />
      </PageSection>
      <PageSection title="Our strategies" tone="sunken">
        <Accordion
          name="strategies"
          items={strategies.map(({ id, title, content }) => ({
            id,
            title,
            content: <CheckList items={content} columns={2} />,
          }))}
        />
      </PageSection>
      <PageSection title="Documents" id="documents">
        <DocumentList documents={documentRefs(useEntries('staff-documents'))} columns={2} label="Staff documents" />
      </PageSection>
      <RelatedPages items={teachingPages} current="/empowering-strategies" />
    </>
  );
}
