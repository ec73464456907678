import type { DocumentRef } from '@viit/contract';
import { yearlyDocuments } from './yearly-documents.ts';

/* Letters that more than one page shows: `/statutory-approvals` beside `/aicte-approvals` and `/jntuk`. */

/** The yearly letters of AICTE, in the order of the years given. */
export const aicteApprovals = (years: readonly string[]): readonly DocumentRef[] =>
  yearlyDocuments('AICTE Approval', '/documents/aicte/approval-', years);

/** The university's permanent affiliations, in the order of the years given. */
export const permanentAffiliations = (years: readonly string[]): readonly DocumentRef[] =>
  yearlyDocuments('Permanent Affiliation', '/documents/jntuk/permanent-affiliation-', years);
