import { DocumentList } from '@viit/ui/document-list';
import { PageSection } from '@viit/ui/page-section';
import { documentRefs } from '../document-entry.ts';
import { useEntries } from '../use-entries.ts';
import type { bodies } from './bodies.ts';

interface MinutesProps {
  body: (typeof bodies)[number];
  columns: 2 | 3;
}

/** Renders the minutes of a body's meetings, one document for each year. */
export function Minutes({ body, columns }: MinutesProps) {
  const documents = useEntries('minutes').filter((entry) => entry.body === body);
  return (
    <PageSection title="Minutes of Meetings" tone="sunken">
      <DocumentList label="Minutes of Meetings" documents={documentRefs(documents)} columns={columns} />
    </PageSection>
  );
}
