import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { numbered } from '../numbered.ts';
import { aboutInstitutePages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { Contact } from './contact.tsx';
import { lede, title } from './content.ts';
import { FrequentQuestions } from './frequent-questions.tsx';
import { OfficeTree } from './office-tree.tsx';

/** Renders the administration team: the tree of offices, the table of telephone numbers, whom to ask (R44). */
export default function AdministrationPage() {
  const officers = useEntries('officers');
  return (
    <>
      <PageHeader title={title} eyebrow="About the institute" lede={lede} motif="lattice" />
      <PageSection title="Leadership and deans" tone="sunken">
        <OfficeTree officers={officers} />
      </PageSection>
      <PageSection title="Offices and telephone numbers" id="offices">
        <DataTable
          caption="Administration team"
          filterLabel="Find an office or a person"
          columns={[
            { key: 'sNo', label: 'S.No', numeric: true },
            { key: 'name', label: 'Name', rowHeader: true },
            { key: 'designation', label: 'Designation' },
            { key: 'contact', label: 'Contact No.', render: (member) => <Contact contact={member.contact} /> },
          ]}
          rows={numbered(officers)}
          rowKey={({ id }) => id}
          stagger={0.05}
        />
      </PageSection>
      <PageSection title="Whom to contact" lede="Common enquiries and the office to contact for each.">
        <FrequentQuestions officers={officers} />
      </PageSection>
      <RelatedPages items={aboutInstitutePages} current="/administration" />
    </>
  );
}
