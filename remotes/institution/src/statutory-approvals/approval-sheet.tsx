import type { DocumentRef } from '@viit/runtime/contract';
import { DocumentList } from '@viit/ui/document-list';
import { Emblem } from '@viit/ui/emblem';
import type { StatutoryBody } from './content.ts';
import * as css from './page.module.css';

/** Renders one body's approvals: emblem, name, number of documents, and the documents. */
export function ApprovalSheet({ body, approvals }: { body: StatutoryBody; approvals: readonly DocumentRef[] }) {
  const { id, bodyName, initials, tone, about } = body;
  return (
    <section className={css.sheet} id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <div className={css.seal}>
          <Emblem name={bodyName} initials={initials} tone={tone} shape="shield" />
        </div>
        <h2 id={`${id}-title`}>{bodyName}</h2>
        <p className={css.about}>{about}</p>
        <p className={css.count}>
          <strong>{approvals.length}</strong> documents
        </p>
      </div>
      <DocumentList documents={approvals} columns={2} label={`${bodyName} documents`} />
    </section>
  );
}
