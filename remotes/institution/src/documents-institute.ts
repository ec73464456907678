import type { DocumentRef } from '@viit/runtime/contract';
import { documents as empoweringStrategies } from './empowering-strategies/content.ts';
import { documents as policies } from './policies/content.ts';
import { documents as rankings } from './rankings/content.ts';
import { documents as statutoryApprovals } from './statutory-approvals/content.ts';

/** Documents of the pages about the institute itself. */
export const instituteDocuments: readonly DocumentRef[] = [
  ...policies,
  ...empoweringStrategies,
  ...statutoryApprovals,
  ...rankings,
];
