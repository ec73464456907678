import type { DocumentRef } from '@viit/runtime/contract';
import { yearlyDocuments } from './yearly-documents.ts';

/* Letters that two pages show: `/statutory-approvals`, and `/aicte-approvals` or `/jntuk`. */

/** The yearly AICTE approvals, in the order of `years`. */
export const aicteApprovals = (years: readonly string[]): readonly DocumentRef[] =>
  yearlyDocuments('AICTE Approval', '/documents/aicte/approval-', years);

/** The permanent affiliations to JNTUK, in the order of `years`. */
export const permanentAffiliations = (years: readonly string[]): readonly DocumentRef[] =>
  yearlyDocuments('Permanent Affiliation', '/documents/jntuk/permanent-affiliation-', years);
