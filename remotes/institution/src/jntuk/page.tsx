import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { documentRefs } from '../document-entry.ts';
import { approvalPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { groups, lede, title } from './content.ts';
import { LetterStack } from './letter-stack.tsx';
import * as css from './page.module.css';

/** Renders the eight letters of JNTUK in two groups, each beside a drawing of its letters (R64). */
export default function JntukPage() {
  const all = useEntries('jntuk-letters');
  return (
    <>
      <PageHeader title={title} eyebrow="Affiliation" lede={lede} motif="contours" />
      {groups.map(({ id, title: kind, about }, index) => {
        const letters = all.filter((letter) => letter.kind === kind);
        return (
          <PageSection key={id} title={kind} lede={about} tone={index % 2 ? 'sunken' : 'plain'}>
            <div className={css.group}>
              <LetterStack years={letters.map(({ years }) => years)} />
              <DocumentList label={kind} documents={documentRefs(letters)} columns={1} />
            </div>
          </PageSection>
        );
      })}
      <RelatedPages items={approvalPages} current="/jntuk" />
    </>
  );
}
