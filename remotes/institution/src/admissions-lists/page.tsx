import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { documentRefs } from '../document-entry.ts';
import { admissionsPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { lede, registers, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the admission lists: four folders with the documents of five years each (R57). */
export default function AdmissionsListsPage() {
  const lists = useEntries('admission-lists');
  return (
    <>
      <PageHeader title={title} eyebrow="Admissions" lede={lede} motif="contours" />
      <PageSection title="Admission lists from 2018-19 to 2022-23" tone="sunken">
        <div className={css.folders}>
          {registers.map((register) => (
            <section key={register.id} className={css.folder} aria-labelledby={register.id}>
              <h3 id={register.id} className={css.tab}>
                {register.title}
              </h3>
              <div className={css.front}>
                <p>{register.about}</p>
                <DocumentList
                  label={register.title}
                  documents={documentRefs(lists.filter((entry) => entry.register === register.title))}
                  columns={1}
                />
              </div>
            </section>
          ))}
        </div>
      </PageSection>
      <RelatedPages items={admissionsPages} current="/admissionslists" />
    </>
  );
}
