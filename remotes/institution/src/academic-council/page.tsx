import { DataTable } from '@viit/ui/data-table';
import { FactStrip } from '@viit/ui/fact-strip';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { RelatedPages } from '@viit/ui/related-pages';
import { countMembers, MembershipChart } from '../membership-chart/membership-chart.tsx';
import { Minutes } from '../minutes/minutes.tsx';
import { numbered } from '../numbered.ts';
import { governancePages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { facts, functions, intro, lede, statuses, title } from './content.ts';
import { CouncilSeats } from './council-seats.tsx';
import * as css from './page.module.css';

const columns = [
  { key: 'sNo', label: 'S.No', numeric: true },
  { key: 'name', label: 'Name of the person', rowHeader: true },
  { key: 'category', label: 'Category' },
  { key: 'designation', label: 'Designation & Department' },
  { key: 'status', label: 'Status of the person' },
  { key: 'affiliation', label: 'Affiliation' },
] as const;

/** Renders the Academic Council: introduction, functions, structure, minutes of meetings (R61). */
export default function AcademicCouncilPage() {
  const members = useEntries('academic-council');
  return (
    <>
      <PageHeader title={title} eyebrow="Governance" lede={lede} motif="lattice">
        <FactStrip facts={facts} />
      </PageHeader>
      <PageSection title="About the council">
        <div className={css.opening}>
          <Paragraphs texts={intro} />
        </div>
      </PageSection>
      <PageSection title="Functions" tone="sunken">
        <NumberedList items={functions.map((text) => ({ text }))} columns={2} />
      </PageSection>
      <PageSection title="Structure">
        <MembershipChart
          label="Members by status"
          groups={countMembers(
            statuses,
            members.map((member) => member.status),
          )}
        >
          <CouncilSeats statuses={members.map(({ status }) => status)} />
        </MembershipChart>
        <DataTable
          caption="Structure of the Academic Council"
          filterLabel="Find a member"
          narrow="lines"
          columns={columns}
          rows={numbered(members)}
          rowKey={({ sNo }) => `${sNo}`}
        />
      </PageSection>
      <Minutes minutes={useEntries('academic-council-minutes')} />
      <RelatedPages items={governancePages} current="/academic-council" />
    </>
  );
}
