import type { Entry } from '@viit/contract';

/** The build's file with the code of `src/collections.ts`. Visitors do not get it. */
export const migrationCode = 'server/collections.cjs';

export interface Migration {
  /** Without the section's name. */
  collection: string;
  entries: readonly Entry[];
}
