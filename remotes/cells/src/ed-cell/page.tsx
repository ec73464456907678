import type { PageProps } from '@viit/runtime';
import { AnchorNav } from '@viit/ui/anchor-nav';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { WithAside } from '@viit/ui/with-aside';
import { about, committee } from './content.ts';
import { ObjectiveRose } from './objective-rose.tsx';

const anchors = [
  { id: 'about', label: 'About ED Cell' },
  { id: 'committee', label: 'Committee Members' },
  { id: 'objectives', label: 'Objectives' },
];

/** Renders the Entrepreneurship Development Cell; its Back to Home goes back in history (R72; Back: R72.1). */
export default function EdCell(_: PageProps) {
  return (
    <>
      <PageHeader
        back="history"
        backLabel="Back to Home"
        eyebrow="Cells and councils"
        title="Entrepreneurship Development (ED) Cell"
        lede="For students who would rather found a firm than find one."
        motif="rays"
      />
      <WithAside side="start" aside={<AnchorNav label="On this page" items={anchors} />}>
        <PageSection title="About ED Cell" id="about">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageSection>
        <PageSection title="Committee Members" id="committee">
          <DataTable
            caption="Committee of the ED Cell"
            filterLabel="Find a member"
            columns={[
              { key: 'sno', label: 'S. No.', numeric: true },
              { key: 'name', label: 'Name', rowHeader: true },
              { key: 'designation', label: 'Designation' },
              { key: 'position', label: 'Position' },
            ]}
            rows={committee}
            rowKey={({ sno }) => String(sno)}
          />
        </PageSection>
        <PageSection title="Objectives" id="objectives">
          <ObjectiveRose />
        </PageSection>
      </WithAside>
    </>
  );
}
