import type { PageProps } from '@viit/runtime';
import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import { DocumentList } from '@viit/ui/document-list';
import { ExternalLink } from '@viit/ui/external-link';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { photos, readers, type SupportContact, supports } from './content.ts';
import { Practices } from './practices.tsx';

/** Renders the screen readers, the disability support and its photos (R79). */
export default function ScreenReaderAccess(_: PageProps) {
  return (
    <>
      <PageHeader
        eyebrow="Support and access"
        title="Screen Reader Access"
        lede="This site can be read by ear and by fingertip. The programs below do the reading; the people below help on the campus."
        motif="waves"
      />
      <PageSection title="Screen readers" lede="Five programs in wide use, for computers and telephones.">
        <DataTable
          caption="Five screen readers and their websites"
          columns={[
            { key: 'name', label: 'Screen reader', rowHeader: true },
            {
              key: 'website',
              label: 'Website',
              render: ({ website }) => <ExternalLink href={website}>{siteOf(website)}</ExternalLink>,
            },
            {
              key: 'type',
              label: 'Type',
              render: ({ type }) => <Chip tone={type === 'Free' ? 'green' : 'neutral'}>{type}</Chip>,
            },
          ]}
          rows={readers}
          rowKey={({ name }) => name}
        />
      </PageSection>
      <PageSection title="Finding your way on this site" tone="strong">
        <Practices />
      </PageSection>
      <PageSection title="Support for persons with disabilities">
        <DataTable
          caption="Facilities and details"
          columns={[
            { key: 'facility', label: 'Facility', rowHeader: true },
            { key: 'details', label: 'Details', render: (support) => <Details of={support} /> },
          ]}
          rows={supports}
          rowKey={({ facility }) => facility}
        />
        <DocumentList label="Photographs of the facilities" columns={1} documents={[photos]} />
      </PageSection>
    </>
  );
}

const siteOf = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

function Details({ of: { details, mail } }: { of: SupportContact }) {
  if (!mail) return details;
  return (
    <span>
      {details} <a href={`mailto:${mail}`}>{mail}</a>
    </span>
  );
}
