import { z } from 'zod';
import { auditOperations } from './audit.ts';
import { buildOperations } from './builds.ts';
import { collectionOperations } from './collections.ts';
import { comparisonOperations } from './comparisons.ts';
import { documentOperations } from './documents.ts';
import { draftPageOperations } from './draft-pages.ts';
import { dryRunOperations } from './dry-runs.ts';
import { exportOperations } from './exports.ts';
import { menuEntryOperations } from './menu-entries.ts';
import type { Operation, RequestOf } from './operation.ts';
import { personOperations } from './persons.ts';
import { releaseOperations } from './releases.ts';
import { reportOperations } from './reports.ts';
import { sectionOperations } from './sections.ts';
import { sessionOperations } from './sessions.ts';
import { tokenOperations } from './tokens.ts';
import { toolkitOperations } from './toolkits.ts';
import { withdrawalOperations } from './withdrawals.ts';

export { type Access, describeAccess } from './access.ts';
export * from './audit.ts';
export * from './builds.ts';
export * from './collections.ts';
export * from './comparisons.ts';
export type { ListedDocument, UploadedPicture } from './documents.ts';
export type { DryRun, DryRunPage } from './dry-runs.ts';
export {
  type EntryChange,
  type EntryConflict,
  type EntryProblem,
  type EntryState,
  type EntryValue,
  type EntryVersion,
  entryConflictSchema,
  entryFileSchema,
  entryProblemSchema,
  isAuthor,
  type Review,
} from './entries.ts';
export * from './errors.ts';
export type { ExportQuery } from './exports.ts';
export * from './operation.ts';
export { operationAddress } from './operation-address.ts';
export * from './persons.ts';
export * from './progress.ts';
export * from './releases.ts';
export * from './reports.ts';
export * from './sections.ts';
export * from './sessions.ts';
export * from './status.ts';
export type { StyleChange, StyleRuleChange } from './style-changes.ts';
export * from './tokens.ts';
export * from './toolkits.ts';

export const registryApi = {
  readOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    summary: 'Read this description',
    access: 'everybody',
    response: z.looseObject({ openapi: z.string() }),
  },
  ...buildOperations,
  ...dryRunOperations,
  ...releaseOperations,
  ...sectionOperations,
  ...withdrawalOperations,
  ...menuEntryOperations,
  ...tokenOperations,
  ...personOperations,
  ...sessionOperations,
  ...toolkitOperations,
  ...collectionOperations,
  ...draftPageOperations,
  ...documentOperations,
  ...exportOperations,
  ...auditOperations,
  ...comparisonOperations,
  ...reportOperations,
} as const satisfies Record<string, Operation>;

export type RequestTo<Name extends keyof typeof registryApi> = RequestOf<(typeof registryApi)[Name]>;
