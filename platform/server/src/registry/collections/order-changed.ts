import type { EntryConflict } from '@viit/contract/registry-api';
import { Refusal } from '@viit/core/refusal';
import { type CollectionState, currentIds, orderState } from './read-collection.ts';

/** For a change that started from an earlier order. */
export function orderChanged(state: CollectionState, ids = currentIds(state)): Refusal {
  return new Refusal(
    'entry-changed',
    `Somebody else has changed the order of ${state.part}, or added or removed an entry. Read the entries again and repeat your change.`,
    { entries: [], order: { ...orderState(state, ids), ids } } satisfies EntryConflict,
  );
}
