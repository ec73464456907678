import { entryConflictSchema } from '@viit/contract/registry-api';
import { RegistryError } from '../../api/registry-client.ts';
import type { SaveState } from './save-state.ts';

/** The same request cannot succeed later. */
const isFinal = /^(request-invalid|not-permitted|collection-unknown|list-unknown|entries-invalid|entries-too-many)$/;

/** Their sentences are about the server's parts. */
const isForOperators = /^(database-|registry-failed|temporary-folder)/;

/** What follows from a save that failed. */
export function readFailure(error: Error): Extract<SaveState, { kind: 'conflict' | 'refused' | 'waiting' }> {
  const { code = '', details } = error as Partial<RegistryError>;
  const theirs = entryConflictSchema.safeParse(details).data?.entries[0];
  if (code === 'entry-changed' && theirs) return { kind: 'conflict', theirs };
  const isRefused = error instanceof RegistryError && isFinal.test(code);
  const reason = isForOperators.test(code) ? 'The server has a problem.' : error.message;
  return { kind: isRefused ? 'refused' : 'waiting', reason };
}

/** A connection that loses what is sent would hold back every edit. A response that is late is found out by its revision. */
export const withTimeout = <T>(saving: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    saving,
    new Promise<never>((_, reject) => {
      const error = new RegistryError('server-unreachable', 'The server does not respond.');
      setTimeout(() => reject(error), ms);
    }),
  ]);
