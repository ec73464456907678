import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { WithAside } from '@viit/ui/with-aside';
import { documentRefs } from '../document-entry.ts';
import { approvalPages } from '../related-pages.ts';
import { useEntries } from '../use-entries.ts';
import { ApprovalSheet } from './approval-sheet.tsx';
import { bodies, lede, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the statutory approvals: links to five groups, then the documents of each group (R48). */
export default function StatutoryApprovalsPage() {
  // The pages of these two bodies show the newest first.
  const aicte = useEntries('aicte-approvals').filter(({ statutory }) => statutory);
  const jntuk = useEntries('jntuk-letters').filter(({ statutory }) => statutory);
  const recognitions = useEntries('recognitions');
  const sheets = bodies.map((body) => {
    const own = recognitions.filter((entry) => entry.body === body.bodyName);
    const approvals = { aicte: aicte.toReversed(), 'jntuk-affiliation': jntuk.toReversed() }[body.id as string] ?? own;
    return { body, approvals: documentRefs(approvals) };
  });
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="lattice" />
      <WithAside
        aside={
          <AnchorNav
            label="Approving bodies"
            items={sheets.map(({ body: { id, bodyName }, approvals }) => ({
              id,
              label: `${bodyName}\u00a0(${approvals.length})`,
            }))}
          />
        }
      >
        <div className={css.sheets}>
          {sheets.map(({ body, approvals }) => (
            <ApprovalSheet key={body.id} body={body} approvals={approvals} />
          ))}
        </div>
      </WithAside>
      <RelatedPages items={approvalPages} current="/statutory-approvals" />
    </>
  );
}
