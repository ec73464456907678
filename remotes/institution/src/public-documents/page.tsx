import type { PageProps } from '@viit/runtime';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { categories } from '../register/categories.ts';
import { CategoryView } from '../register/category-view.tsx';
import { lede, title } from './content.ts';

/** Renders the category of the register that the address names (R95.2). */
export default function PublicDocumentsPage({ params }: PageProps) {
  const category = categories.find(({ id }) => id === params.category);
  if (category) return <CategoryView {...category} />;
  return (
    <>
      <PageHeader title={title} eyebrow="Public documents" lede={lede} motif="lattice" />
      <PageSection title="Where to look">
        <p>
          <a href="/accreditation">All public documents</a>
        </p>
      </PageSection>
    </>
  );
}
