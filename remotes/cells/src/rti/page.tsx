import { CheckList } from '@viit/ui/check-list';
import { DataTable } from '@viit/ui/data-table';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { Telephone } from '@viit/ui/telephone';
import { numbered } from '../numbered.ts';
import { type EntryIn, useEntries } from '../use-entries.ts';
import { coursesYear, holidays, lede, title } from './content.ts';
import { Courses } from './courses.tsx';
import { Declaration } from './declaration.tsx';
import * as css from './page.module.css';
import { WorkingHours } from './working-hours.tsx';

/** Renders the declaration under the Right to Information Act: particulars, hours, courses, fee, officers (R82). */
export default function RtiPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Statutory declaration under Section 4(1)(b)" lede={lede} motif="lattice" />
      <PageSection title="Particulars of the organisation">
        <DataTable
          caption="Particulars of the institute"
          columns={[
            { key: 'title', label: 'Particular', rowHeader: true },
            { key: 'details', label: 'Details', render: (row) => <Details particular={row} /> },
          ]}
          rows={useEntries('rti-particulars')}
          rowKey={({ id }) => id}
        />
      </PageSection>
      <PageSection title="Working hours and holidays" tone="sunken">
        <div className={css.office}>
          <WorkingHours />
          <div>
            <h3 className={css.subTitle}>Holidays</h3>
            <CheckList items={[...holidays]} />
          </div>
        </div>
      </PageSection>
      <PageSection
        title="Courses offered"
        lede={`The institute offered eleven undergraduate and ten postgraduate courses in ${coursesYear}.`}
      >
        <Courses />
      </PageSection>
      <PageSection title="Declaration" tone="strong">
        <Declaration />
      </PageSection>
      <PageSection title="Information officers">
        <DataTable
          caption="Officers under the Right to Information Act"
          columns={[
            { key: 'sNo', label: 'S. No.', numeric: true },
            { key: 'name', label: 'Name', rowHeader: true },
            { key: 'designation', label: 'Designation' },
            {
              key: 'contact',
              label: 'Contact number',
              render: ({ contact }) => <Telephone numbers={contact} />,
            },
            { key: 'email', label: 'Email', render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
          ]}
          rows={numbered(useEntries('rti-officers'))}
          rowKey={({ id }) => id}
        />
      </PageSection>
    </>
  );
}

function Details({ particular: { details, link } }: { particular: EntryIn<'rti-particulars'> }) {
  if (/^[^@ ]+@[^@ ]+$/.test(details)) return <a href={`mailto:${details}`}>{details}</a>;
  if (link) return <a href={link}>{details}</a>;
  return details;
}
