import { AnchorNav } from '@viit/ui/anchor-nav';
import { PageHeader } from '@viit/ui/page-header';
import { RelatedPages } from '@viit/ui/related-pages';
import { WithAside } from '@viit/ui/with-aside';
import { approvalPages } from '../related-pages.ts';
import { ApprovalSheet } from './approval-sheet.tsx';
import { bodies, lede, title } from './content.ts';
import * as css from './page.module.css';

/** Renders the statutory approvals: links to five groups, then the documents of each group (R48). */
export default function StatutoryApprovalsPage() {
  return (
    <>
      <PageHeader title={title} eyebrow="Accreditation" lede={lede} motif="lattice" />
      <WithAside
        aside={
          <AnchorNav
            label="Approving bodies"
            items={bodies.map(({ id, bodyName, approvals }) => ({
              id,
              label: `${bodyName}\u00a0(${approvals.length})`,
            }))}
          />
        }
      >
        <div className={css.sheets}>
          {bodies.map((body) => (
            <ApprovalSheet key={body.id} body={body} />
          ))}
        </div>
      </WithAside>
      <RelatedPages items={approvalPages} current="/statutory-approvals" />
    </>
  );
}
