import { AnchorNav } from '@viit/ui/anchor-nav';
import { DocumentList } from '@viit/ui/document-list';
import { PageHeader } from '@viit/ui/page-header';
import { PageSection } from '@viit/ui/page-section';
import { RelatedPages } from '@viit/ui/related-pages';
import { WithAside } from '@viit/ui/with-aside';
import { documentRefs } from '../document-entry.ts';
import { approvalPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { decadeNotes, lede, mandateDisclosure, mandateText, title } from './content.ts';
import { byDecade } from './decades.ts';
import * as css from './page.module.css';

/**
 * Renders the AICTE approvals: one group of documents for each decade, newest first, then the mandate disclosure (R63).
 */
export default function AicteApprovalsPage() {
  const decades = byDecade(useEntries('aicte-approvals'));
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="rays" />
      <PageSection title="Approval letters">
        <WithAside
          aside={
            <AnchorNav
              label="Decades"
              items={[
                ...decades.map(({ id, span }) => ({ id, label: span })),
                { id: 'mandate-disclosure', label: mandateDisclosure.name },
              ]}
            />
          }
        >
          {decades.map((decade) => (
            <section key={decade.id} id={decade.id} className={css.decade} aria-labelledby={`${decade.id}-title`}>
              <div className={css.head}>
                <h3 id={`${decade.id}-title`} className={css.label}>
                  {decade.label}
                </h3>
                <p className={css.span}>{decade.span}</p>
                {decadeNotes[decade.start] && <p className={css.note}>{decadeNotes[decade.start]}</p>}
              </div>
              <DocumentList
                label={`AICTE approvals, ${decade.span}`}
                documents={documentRefs(decade.entries)}
                columns={2}
              />
            </section>
          ))}
          <section id="mandate-disclosure" className={css.mandate} aria-labelledby="mandate-disclosure-title">
            <h3 id="mandate-disclosure-title">{mandateDisclosure.name}</h3>
            <p>{mandateText}</p>
            <DocumentList label={mandateDisclosure.name} documents={[mandateDisclosure]} columns={1} />
          </section>
        </WithAside>
      </PageSection>
      <RelatedPages items={approvalPages} current="/aicte-approvals" />
    </>
  );
}
