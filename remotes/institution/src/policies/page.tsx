import { NumberedList } from '@viit/ui/numbered-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { institutePages } from '../related.ts';
import { PolicyCompass } from './compass.tsx';
import { closing, documents, intro, keyAreas, lede } from './content.ts';
import * as css from './page.module.css';
import { PolicyLibrary } from './policy-library.tsx';

export default function PoliciesPage() {
  return (
    <>
      <PageHeader title="Policies and Perspectives" eyebrow="About the institute" lede={lede} motif="lattice" />
      <PageSection title="Why we write it down">
        <div className={css.intro}>
          <div className={css.words}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <PolicyCompass />
        </div>
      </PageSection>
      <PageSection title="Eight key areas" tone="sunken">
        <NumberedList items={keyAreas} columns={2} />
        <p className={css.closing}>{closing}</p>
      </PageSection>
      <PageSection title="Policy documents" id="documents">
        <PolicyLibrary documents={documents} />
      </PageSection>
      <RelatedPages items={institutePages} current="/policies" />
    </>
  );
}
