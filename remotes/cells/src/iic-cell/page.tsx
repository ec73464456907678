import { AnchorNav } from '@viit/ui/anchor-nav';
import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { PersonCard } from '@viit/ui/person-card';
import { Timeline } from '@viit/ui/timeline';
import { ThreeColumns } from '../three-columns/three-columns.tsx';
import { useEntries } from '../use-entries.ts';
import { lede, missions, objectives, title } from './content.ts';
import { IicMenu } from './iic-menu.tsx';
import * as css from './page.module.css';
import { PrototypeDrawing } from './prototype-drawing.tsx';

const anchors = [
  { id: 'objective', label: 'Objective' },
  { id: 'mission', label: 'Mission' },
  { id: 'journey', label: 'Journey' },
  { id: 'key-functionaries', label: 'Key Functionaries' },
  { id: 'internal-faculty', label: 'Internal Faculty' },
  { id: 'external-faculty', label: 'External Faculty' },
];

/** Renders the Institute Innovation Cell: links to its six blocks, the blocks, and the menu of PDFs (R73). */
export default function IicCellPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Cells and councils" lede={lede} motif="contours" />
      <ThreeColumns start={<AnchorNav label="On this page" items={anchors} />} end={<IicMenu />}>
        <PageSection title="Objective" id="objective">
          <NumberedList items={objectives.map((text) => ({ text }))} />
        </PageSection>
        <PageSection title="Mission" id="mission">
          <div className={css.mission}>
            <CheckList items={[...missions]} />
            <PrototypeDrawing />
          </div>
        </PageSection>
        <PageSection title="Journey" id="journey">
          <Timeline
            label="Journey of the cell, by academic year"
            items={useEntries('iic-journey').map(({ id, year, title, text }) => ({
              id,
              marker: year.slice(0, 4),
              title: `${year}: ${title}`,
              content: <p>{text}</p>,
            }))}
          />
        </PageSection>
        <PageSection title="Key Functionaries" id="key-functionaries">
          <div className={css.people}>
            {useEntries('iic-functionaries').map(({ id, name, role, photo }) => (
              <PersonCard key={id} name={name} role={role} src={photo?.src} />
            ))}
          </div>
        </PageSection>
        <PageSection title="Internal Faculty" id="internal-faculty">
          <DataTable
            caption="Internal faculty of the cell"
            filterLabel="Find a member of the faculty"
            columns={[
              { key: 'name', label: 'Name', rowHeader: true },
              { key: 'position', label: 'Position' },
            ]}
            rows={useEntries('iic-internal-faculty')}
            rowKey={({ id }) => id}
          />
        </PageSection>
        <PageSection title="External Faculty" id="external-faculty">
          <DataTable
            caption="External faculty of the cell"
            columns={[
              { key: 'name', label: 'Name', rowHeader: true },
              { key: 'company', label: 'Company' },
              { key: 'designation', label: 'Designation' },
            ]}
            rows={useEntries('iic-external-faculty')}
            rowKey={({ id }) => id}
          />
        </PageSection>
      </ThreeColumns>
    </>
  );
}
