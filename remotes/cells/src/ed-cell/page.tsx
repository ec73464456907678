import { AnchorNav } from '@viit/ui/anchor-nav';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Paragraphs } from '@viit/ui/paragraphs';
import { WithAside } from '@viit/ui/with-aside';
import { numbered } from '../numbered.ts';
import { useEntries } from '../use-entries.ts';
import { about, lede, title } from './content.ts';
import { ObjectiveGroups } from './objective-groups.tsx';

const anchors = [
  { id: 'about', label: 'About ED Cell' },
  { id: 'committee', label: 'Committee Members' },
  { id: 'objectives', label: 'Objectives' },
];

/**
 * Renders the Entrepreneurship Development Cell: about text, committee, objectives. Its Back control goes back in
 * history (R72).
 */
export default function EdCellPage() {
  return (
    <>
      <PageHeader
        title={title}
        eyebrow="Cells and councils"
        lede={lede}
        back="history"
        backLabel="Back to Home"
        motif="rays"
      />
      <WithAside side="start" aside={<AnchorNav label="On this page" items={anchors} />}>
        <PageSection title="About ED Cell" id="about">
          <Paragraphs texts={about} />
        </PageSection>
        <PageSection title="Committee Members" id="committee">
          <DataTable
            caption="Committee of the ED Cell"
            filterLabel="Find a member"
            columns={[
              { key: 'sNo', label: 'S. No.', numeric: true },
              { key: 'name', label: 'Name', rowHeader: true },
              { key: 'designation', label: 'Designation' },
              { key: 'position', label: 'Position' },
            ]}
            rows={numbered(useEntries('ed-committee'))}
            rowKey={({ sNo }) => String(sNo)}
          />
        </PageSection>
        <PageSection title="Objectives" id="objectives">
          <ObjectiveGroups />
        </PageSection>
      </WithAside>
    </>
  );
}
