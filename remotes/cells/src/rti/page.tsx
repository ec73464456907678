import type { PageProps } from '@viit/runtime';
import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { holidays, officers, type Particular, particulars } from './content.ts';
import { Courses } from './courses.tsx';
import { Declaration } from './declaration.tsx';
import { OfficeDay } from './office-day.tsx';
import * as css from './page.module.css';

/** Renders the statutory declaration under the Right to Information Act (R82). */
export default function Rti(_: PageProps) {
  return (
    <>
      <PageHeader
        eyebrow="Statutory declaration under Section 4(1)(b)"
        title="Right to Information"
        lede="What the law asks a public body to publish about itself, and how to ask for more."
        motif="lattice"
      />
      <PageSection title="Particulars of the organisation">
        <DataTable
          caption="What the institute is, and where"
          columns={[
            { key: 'title', label: 'Particular', rowHeader: true },
            { key: 'details', label: 'Details', render: (row) => <Details of={row} /> },
          ]}
          rows={particulars}
          rowKey={({ title }) => title}
        />
      </PageSection>
      <PageSection title="Working hours and holidays" tone="sunken">
        <div className={css.office}>
          <OfficeDay />
          <div>
            <h3 className={css.subTitle}>Holidays</h3>
            <CheckList items={[...holidays]} />
          </div>
        </div>
      </PageSection>
      <PageSection title="Courses offered">
        <Courses />
      </PageSection>
      <PageSection title="Declaration" tone="strong">
        <Declaration />
      </PageSection>
      <PageSection title="Information officers">
        <DataTable
          caption="Officers under the Right to Information Act"
          columns={[
            { key: 'serial', label: 'S. No.', numeric: true },
            { key: 'name', label: 'Name', rowHeader: true },
            { key: 'designation', label: 'Designation' },
            {
              key: 'contact',
              label: 'Contact number',
              render: ({ contact }) => <a href={`tel:${contact.replaceAll(' ', '')}`}>{contact}</a>,
            },
            { key: 'email', label: 'Email', render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
          ]}
          rows={officers}
          rowKey={({ email }) => email}
        />
      </PageSection>
    </>
  );
}

function Details({ of: { details, link, mail } }: { of: Particular }) {
  if (mail) return <a href={`mailto:${details}`}>{details}</a>;
  if (link) return <a href={link}>{details}</a>;
  return details;
}
