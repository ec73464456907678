import { DocumentList } from '@viit/ui/document-list';
import { PageSection } from '@viit/ui/page-section';
import { type DocumentEntry, documentRefs } from '../document-entry.ts';

interface MinutesProps {
  minutes: readonly DocumentEntry[];
  /** @default 3 */
  columns?: 2 | 3;
}

/** Renders the minutes of a body's meetings, one document for each year. */
export function Minutes({ minutes, columns = 3 }: MinutesProps) {
  return (
    <PageSection title="Minutes of Meetings" tone="sunken">
      <DocumentList label="Minutes of Meetings" documents={documentRefs(minutes)} columns={columns} />
    </PageSection>
  );
}
