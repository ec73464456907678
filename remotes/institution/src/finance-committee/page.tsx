import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { Minutes } from '../minutes/minutes.tsx';
import { numbered } from '../numbered.ts';
import { governancePages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { BudgetYear } from './budget-year.tsx';
import { functions, intro, lede, title } from './content.ts';
import * as css from './page.module.css';

const columns = [
  { key: 'sNo', label: 'S.No', numeric: true },
  { key: 'name', label: 'Name', rowHeader: true },
  { key: 'role', label: 'Role' },
  { key: 'designation', label: 'Designation' },
] as const;

/**
 * Renders the Finance Committee: introduction with the budget year, functions, structure, minutes of meetings (R62).
 */
export default function FinanceCommitteePage() {
  const members = useEntries('finance-committee');
  return (
    <>
      <PageHeader title={title} eyebrow="Governance" lede={lede} motif="waves" />
      <PageSection title="About the committee">
        <div className={css.intro}>
          <Paragraphs texts={intro} />
        </div>
        <BudgetYear />
      </PageSection>
      <PageSection title="Functions" tone="sunken">
        <CheckList items={functions} columns={2} />
      </PageSection>
      <PageSection title="Structure">
        <DataTable
          caption="Structure of the Finance Committee"
          columns={columns}
          rows={numbered(members)}
          rowKey={({ sNo }) => `${sNo}`}
        />
      </PageSection>
      <Minutes minutes={useEntries('finance-committee-minutes')} columns={2} />
      <RelatedPages items={governancePages} current="/finance-committee" />
    </>
  );
}
