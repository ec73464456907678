import { type CollectionEntries, registryApi } from '@viit/contract/registry-api';
import { useMemo } from 'react';
import { type Loaded, useOperation } from '../../api/use-operation.ts';

/** Every entry has them. */
const times: CollectionEntries['declaration']['fields'] = {
  from: {
    ...{ type: 'date-time', label: 'Visitors see it from', optional: true },
    help: 'In Indian time. Without a time, they see it as soon as it is published.',
  },
  until: {
    ...{ type: 'date-time', label: 'Visitors see it until', optional: true },
    help: 'In Indian time. Without a time, they see it until you remove it.',
  },
};

/** Loads the entries again when somebody saves or publishes. The fields include the times of each entry. */
export function useCollectionEntries(section: string, name: string): Loaded<CollectionEntries> {
  const loaded = useOperation(registryApi.readEntries, { params: { section, name }, query: {} }, ['live', 'drafts']);
  return useMemo(() => {
    const { data } = loaded;
    if (!data) return loaded;
    const { declaration } = data;
    return {
      ...loaded,
      data: { ...data, declaration: { ...declaration, fields: { ...declaration.fields, ...times } } },
    };
  }, [loaded]);
}
