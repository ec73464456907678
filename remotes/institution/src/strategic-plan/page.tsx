import { DocumentList } from '@viit/ui/document-list';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { governancePages } from '../related-pages.ts';
import { documents, intro, lede, points, title } from './content.ts';
import * as css from './page.module.css';
import { PlanYears } from './plan-years.tsx';

/** Renders the strategic plan: the years of both plans, introduction, seven points, two documents (R59). */
export default function StrategicPlanPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Governance" lede={lede} motif="rays" />
      <PageSection title="Our strategic plans">
        <PlanYears />
        <div className={css.intro}>
          <Paragraphs texts={intro} />
        </div>
      </PageSection>
      <PageSection title="Strategic goals" tone="sunken">
        <NumberedList items={points} columns={2} />
      </PageSection>
      <PageSection title="Documents">
        <DocumentList label="Strategic plans" documents={documents} columns={2} />
      </PageSection>
      <RelatedPages items={governancePages} current="/strategic-plan" />
    </>
  );
}
