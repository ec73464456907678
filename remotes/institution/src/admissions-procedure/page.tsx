import { Accordion } from '@viit/ui/accordion';
import { DefinitionList } from '@viit/ui/definition-list';
import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { admissionsPages } from '../related-pages.ts';
import { CampusDrawing } from './campus-drawing.tsx';
import { type AdmissionTopic, entranceTests, intro, lede, title, topics } from './content.ts';
import * as css from './page.module.css';
import { RichText } from './rich-text.tsx';
import { SeatSplit } from './seat-split.tsx';

/** Renders the admissions procedure: picture, introduction with the seat split, accordion, entrance tests (R56). */
export default function AdmissionsProcedurePage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Admissions" lede={lede} motif="waves" />
      <CampusDrawing />
      <PageSection title="Categories of seats">
        <p className={css.intro}>{intro}</p>
        <SeatSplit />
      </PageSection>
      <PageSection title="Policy, notification and procedure" tone="sunken">
        <Accordion
          name="admissions"
          headingLevel={3}
          items={topics.map((section) => ({
            id: section.id,
            title: section.title,
            content: <TopicText section={section} />,
          }))}
        />
      </PageSection>
      <PageSection title="Entrance tests">
        <DefinitionList
          items={entranceTests.map(({ test, leadsTo }) => ({ title: test, text: leadsTo }))}
          className={css.tests}
        />
      </PageSection>
      <RelatedPages items={admissionsPages} current="/admissionsprocedure" />
    </>
  );
}

function TopicText({ section }: { section: AdmissionTopic }) {
  return (
    <div className={css.text}>
      {section.content.map((paragraph) => (
        <p key={paragraph}>
          <RichText>{paragraph}</RichText>
        </p>
      ))}
      {section.document && (
        <DocumentList label={`Documents: ${section.title}`} documents={[section.document]} columns={1} />
      )}
    </div>
  );
}
