import { type CollectionEntries, registryApi } from '@viit/contract/registry-api';
import { type Loaded, useOperation } from '../../api/use-operation.ts';

/** Loads the entries again whenever somebody saves or publishes. */
export const useCollectionEntries = (section: string, name: string): Loaded<CollectionEntries> =>
  useOperation(registryApi.readEntries, { params: { section, name }, query: {} }, ['live', 'drafts']);
