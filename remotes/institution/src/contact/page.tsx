import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import { DefinitionList } from '@viit/ui/definition-list';
import { address, email, officeHours, telephone } from '@viit/ui/institute/contact';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { Telephone } from '@viit/ui/telephone';
import { type EntryIn, useEntries } from '../use-entries.ts';
import { anyHour, lede, people, related, title, visit } from './content.ts';
import { Helplines } from './helplines.tsx';
import * as css from './page.module.css';

type Contact = EntryIn<'contacts'>;

/** Renders the people to turn to, those first who answer at any hour, and the institute's address (R96). */
export default function ContactPage() {
  const contacts = useEntries('contacts');
  return (
    <>
      <PageHeader title={title} eyebrow="Support and access" lede={lede} motif="waves" />
      <PageSection title={anyHour.title} lede={anyHour.lede} tone="sunken" id="any-hour">
        <Helplines contacts={contacts.filter((one) => one.anyHour)} />
      </PageSection>
      <PageSection title={people.title} lede={people.lede} id="people">
        <DataTable
          caption="People, by what they help with"
          columns={[
            { key: 'topic', label: 'For' },
            { key: 'name', label: 'Name and office', rowHeader: true, render: (row) => <Person {...row} /> },
            { key: 'telephone', label: 'Telephone', render: (row) => <Reach {...row} /> },
            { key: 'hours', label: 'Hours' },
          ]}
          rows={contacts.filter((one) => !one.anyHour)}
          rowKey={({ id }) => id}
          filter={false}
        />
      </PageSection>
      <PageSection title={visit} tone="sunken">
        <DefinitionList
          className={css.address}
          items={[
            { title: 'Address', text: address.join(', ') },
            { title: 'Telephone', text: <Telephone numbers={telephone} /> },
            { title: 'Email', text: <a href={`mailto:${email}`}>{email}</a> },
            { title: 'Office hours', text: `${officeHours.from} to ${officeHours.to} on working days` },
          ]}
        />
      </PageSection>
      <RelatedPages items={related} current="/contact" />
    </>
  );
}

const Person = ({ id, name, office, sample }: Contact) => (
  <span id={id} className={css.person}>
    {name} {sample && <Chip tone="yellow">Sample</Chip>}
    <span className={css.office}>{office}</span>
  </span>
);

const Reach = ({ telephone: numbers, email: mail }: Contact) => (
  <span className={css.reach}>
    <Telephone numbers={numbers} />
    {mail && <a href={`mailto:${mail}`}>{mail}</a>}
  </span>
);
