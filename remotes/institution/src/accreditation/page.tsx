import { NoBreakYears } from '@viit/ui/no-break-years';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { lede as auditLede } from '../academic-audit/content.ts';
import { auditName, auditPath, categories } from '../register/categories.ts';
import { DocumentStatus } from '../register/document-status.tsx';
import { documentsOf, type RegisterEntry } from '../register/register-entries.ts';
import { recognitionPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { countText, lede, note, section, title } from './content.ts';
import * as css from './page.module.css';

const pages = [
  ...categories.map(({ id, name, lede: about }) => ({ id, name, about, path: `/accreditation/${id}` })),
  { id: 'academic-audit', name: auditName, about: auditLede, path: auditPath },
];

/** Renders the register of public documents: each category with its documents, which its page describes (R95.1). */
export default function AccreditationPage() {
  const entries = useEntries('register');
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="lattice">
        <p>{note}</p>
      </PageHeader>
      <PageSection title={section}>
        <div className={css.categories}>
          {pages.map(({ id, name, about, path }) => (
            <section key={id} id={`category-${id}`} className={css.category} aria-labelledby={`${id}-title`}>
              <h3 id={`${id}-title`}>
                <a href={path}>{name}</a>
              </h3>
              <p>{about}</p>
              <Documents entries={documentsOf(entries, name)} path={path} />
            </section>
          ))}
        </div>
      </PageSection>
      <RelatedPages items={recognitionPages} current="/accreditation" />
    </>
  );
}

function Documents({ entries, path }: { entries: readonly RegisterEntry[]; path: string }) {
  const published = entries.filter(({ link }) => link).length;
  return (
    <>
      <p className={css.count}>{countText(entries.length, published)}</p>
      <ul className={css.documents} role="list">
        {entries.map(({ id, name, link }) => (
          <li key={id}>
            <a href={`${path}#${id}`}>
              <NoBreakYears>{name}</NoBreakYears>
            </a>
            {published > 0 && <DocumentStatus link={link} />}
          </li>
        ))}
      </ul>
    </>
  );
}
