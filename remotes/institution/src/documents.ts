import type { DocumentRef } from '@viit/runtime/contract';
import { documents as feeRules } from './admissions/content.ts';
import { documents as admissionsProcedure } from './admissions-procedure/content.ts';
import { mandateDisclosure } from './aicte-approvals/content.ts';
import { documentCollections } from './collections-documents.ts';
import { recognitionCollections } from './collections-recognition.ts';
import { documentRefs } from './document-entry.ts';
import { documents as strategicPlan } from './strategic-plan/content.ts';

/** Every document that the pages of the section link to. The build checks that each has a file. */
const documents: readonly DocumentRef[] = [
  ...Object.values(documentCollections).flatMap(({ seed }) => documentRefs(seed)),
  ...documentRefs(recognitionCollections.rankings.seed),
  ...admissionsProcedure,
  ...feeRules,
  mandateDisclosure,
  ...strategicPlan,
];
export default documents;
