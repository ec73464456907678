import { Chip } from '@viit/ui/chip';
import { DataTable } from '@viit/ui/data-table';
import { DocumentList } from '@viit/ui/document-list';
import { ExternalLink } from '@viit/ui/external-link';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { lede, photos, readers, type SupportContact, supports, title } from './content.ts';
import { KeyboardShortcuts } from './keyboard-shortcuts.tsx';

/** Renders the screen readers, the keyboard shortcuts, and the support for persons with disabilities (R79). */
export default function ScreenReaderAccessPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Support and access" lede={lede} motif="waves" />
      <PageSection title="Screen readers" lede="Five widely used screen readers for computers and mobile phones.">
        <DataTable
          caption="Five screen readers and their websites"
          columns={[
            { key: 'name', label: 'Screen reader', rowHeader: true },
            {
              key: 'website',
              label: 'Website',
              render: ({ website }) => <ExternalLink href={website}>{hostname(website)}</ExternalLink>,
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
      <PageSection title="Using a screen reader on this website" tone="strong">
        <KeyboardShortcuts />
      </PageSection>
      <PageSection title="Support for persons with disabilities">
        <DataTable
          caption="Facilities for persons with disabilities"
          columns={[
            { key: 'facility', label: 'Facility', rowHeader: true },
            { key: 'details', label: 'Details', render: (support) => <Details support={support} /> },
          ]}
          rows={supports}
          rowKey={({ facility }) => facility}
        />
        <DocumentList label="Photographs of the facilities" columns={1} documents={[photos]} />
      </PageSection>
    </>
  );
}

const hostname = (website: string): string => new URL(website).hostname.replace(/^www\./, '');

function Details({ support: { details, email } }: { support: SupportContact }) {
  if (!email) return details;
  return (
    <span>
      {details} <a href={`mailto:${email}`}>{email}</a>
    </span>
  );
}
