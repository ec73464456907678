import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { approvalPages } from '../related-pages.ts';
import { groups, lede, title } from './content.ts';
import { LetterStack } from './letter-stack.tsx';
import * as css from './page.module.css';

/** Renders the eight letters of JNTUK in two groups, each beside a drawing of its letters (R64). */
export default function JntukPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Affiliation" lede={lede} motif="contours" />
      {groups.map((group, index) => (
        <PageSection key={group.id} title={group.title} lede={group.about} tone={index % 2 ? 'sunken' : 'plain'}>
          <div className={css.group}>
            <LetterStack years={group.letters.map((letter) => letter.years)} />
            <DocumentList label={group.title} documents={group.letters.map((letter) => letter.document)} columns={1} />
          </div>
        </PageSection>
      ))}
      <RelatedPages items={approvalPages} current="/jntuk" />
    </>
  );
}
