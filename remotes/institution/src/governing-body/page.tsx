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
import { type EntryIn, useEntries } from '../use-entries.ts';
import { ApexBodies } from './apex-bodies.tsx';
import { categories, facts, functions, intro, lede, title } from './content.ts';
import * as css from './page.module.css';
import { RoundTable } from './round-table.tsx';

const columns = [
  { key: 'sNo', label: 'S.No', numeric: true },
  { key: 'name', label: 'Name', rowHeader: true },
  { key: 'designation', label: 'Designation' },
  {
    key: 'category',
    label: 'Category',
    render: ({ category }: EntryIn<'governing-body'>) => <BreakAfterSlash>{category}</BreakAfterSlash>,
  },
  { key: 'affiliation', label: 'Designation & Affiliation' },
] as const;

/** Renders the Governing Body: introduction, functions, apex bodies, members, minutes of meetings (R60). */
export default function GoverningBodyPage() {
  const members = useEntries('governing-body');
  return (
    <>
      <PageHeader title={title} eyebrow="Governance" lede={lede} motif="contours" />
      <PageSection title="About the Governing Body">
        <div className={css.intro}>
          <Paragraphs texts={intro} />
        </div>
        <div className={css.facts}>
          <FactStrip facts={facts} />
        </div>
      </PageSection>
      <PageSection title="Functions" tone="sunken">
        <NumberedList items={functions.map((text) => ({ text }))} columns={2} />
      </PageSection>
      <PageSection title="Apex bodies and committees" tone="strong">
        <ApexBodies />
      </PageSection>
      <PageSection title="Members">
        <MembershipChart
          label="Members by category"
          groups={countMembers(
            categories,
            members.map((member) => member.category),
          )}
        >
          <RoundTable categories={members.map(({ category }) => category)} />
        </MembershipChart>
        <DataTable
          caption="Members of the Governing Body"
          columns={columns}
          narrow="lines"
          filterLabel="Find a member"
          rows={numbered(members)}
          rowKey={({ sNo }) => `${sNo}`}
        />
      </PageSection>
      <Minutes minutes={useEntries('governing-body-minutes')} />
      <RelatedPages items={governancePages} current="/governing-body" />
    </>
  );
}

/** Renders two words joined by a slash, so that a narrow column may break after the slash. */
function BreakAfterSlash({ children }: { children: string }) {
  const [first, second] = children.split('/');
  if (!second) return first;
  return (
    <>
      {first}/<wbr />
      {second}
    </>
  );
}
