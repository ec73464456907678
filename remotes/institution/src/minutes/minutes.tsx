import type { DocumentRef } from '@viit/runtime/contract';
import { DocumentList } from '@viit/ui/document-list';
import { PageSection } from '@viit/ui/page-section';

/** Renders the minutes of a body's meetings, one document for each year. */
export function Minutes({ documents }: { documents: readonly DocumentRef[] }) {
  return (
    <PageSection title="Minutes of Meetings" tone="sunken">
      <DocumentList label="Minutes of Meetings" documents={documents} columns={3} />
    </PageSection>
  );
}
