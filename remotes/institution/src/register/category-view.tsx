import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { useEntries } from '../use-entries.ts';
import type { Category } from './categories.ts';
import { DocumentTable } from './document-table.tsx';

const all = { href: '/accreditation', label: 'All public documents' };

/** Renders one category of the register (R95.2). */
export function CategoryView({ name, title, lede, related }: Omit<Category, 'id'>) {
  return (
    <>
      <PageHeader title={title} eyebrow="Public documents" lede={lede} motif="lattice" />
      <PageSection title="Documents">
        <DocumentTable name={name} entries={useEntries('register')} />
      </PageSection>
      <RelatedPages items={[all, ...related]} current="" />
    </>
  );
}
