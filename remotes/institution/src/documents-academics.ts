import type { DocumentRef } from '@viit/runtime/contract';
import { documents as academicCouncil } from './academic-council/content.ts';
import { documents as admissionsLists } from './admissions-lists/content.ts';
import { documents as admissionsProcedure } from './admissions-procedure/content.ts';
import { documents as aicteApprovals } from './aicte-approvals/content.ts';
import { documents as financeCommittee } from './finance-committee/content.ts';
import { documents as governingBody } from './governing-body/content.ts';
import { documents as jntuk } from './jntuk/content.ts';
import { documents as strategicPlan } from './strategic-plan/content.ts';

/** Documents of the pages about academics, admissions and governance. */
export const academicsDocuments: readonly DocumentRef[] = [
  ...admissionsProcedure,
  ...admissionsLists,
  ...strategicPlan,
  ...governingBody,
  ...academicCouncil,
  ...financeCommittee,
  ...aicteApprovals,
  ...jntuk,
];
