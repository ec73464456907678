import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { WithAside } from '@viit/ui/with-aside';
import { auditName, auditPath, categories } from '../register/categories.ts';
import { DocumentTable } from '../register/document-table.tsx';
import { recognitionPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { lede, note, title } from './content.ts';
import * as css from './page.module.css';

const sections = [
  ...categories.map(({ id, name }) => ({ id: `category-${id}`, name, href: `/accreditation/${id}` })),
  { id: 'category-academic-audit', name: auditName, href: auditPath },
];

/** Renders the register of public documents by category (R95.1). */
export default function AccreditationPage() {
  const entries = useEntries('register');
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="lattice">
        <p>{note}</p>
      </PageHeader>
      <WithAside aside={<AnchorNav label="Categories" items={sections.map(({ id, name }) => ({ id, label: name }))} />}>
        {sections.map(({ id, name, href }) => (
          <section key={id} id={id} className={css.category} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            <DocumentTable name={name} entries={entries} />
            <p>
              <a href={href}>{name}: page to share or print</a>
            </p>
          </section>
        ))}
      </WithAside>
      <RelatedPages items={recognitionPages} current="/accreditation" />
    </>
  );
}
