import type { CollectionEntries, EntryChange, EntryState, ListedCollection } from '@viit/contract/registry-api';
import { shareRuns } from '@viit/core/share-runs';
import type { Actor } from '../../registry/access/rights.ts';
import { openDraftPage } from '../../registry/collections/draft-links.ts';
import type { CollectionTarget } from '../../registry/collections/read-collection.ts';
import { listCollections, readEntries, readEntryHistory } from '../../registry/collections/read-entries.ts';
import { reviewDraft } from '../../registry/collections/review.ts';
import { discardDraft, orderEntries, saveEntries } from '../../registry/collections/save-entries.ts';
import type { RegistryContext } from '../../registry/registry-context.ts';
import type { Handlers } from './define-routes.ts';

type EntryOperation =
  | 'listCollections'
  | 'readEntries'
  | 'saveEntry'
  | 'saveEntries'
  | 'removeEntry'
  | 'discardDraft'
  | 'reviewDraft'
  | 'orderEntries'
  | 'openDraftPage'
  | 'readEntryHistory';

/** Nothing that visitors see changes. */
export function entryHandlers(context: RegistryContext): Pick<Handlers, EntryOperation> {
  const targetOf = ({ section, name }: { section: string; name: string }, { channel }: { channel: string }) => ({
    ...{ part: `${section}/${name}`, channel },
  });
  const saveOne = async (actor: Actor, target: CollectionTarget, change: EntryChange): Promise<EntryState> => {
    const [state] = await saveEntries(context, actor, target, [change]);
    if (!state) throw new Error('An entry that was saved has no state.');
    return state;
  };
  const shareList = shareRuns<ListedCollection[]>();
  const shareEntries = shareRuns<CollectionEntries>();
  return {
    // It reads every page, so requests with the same rights share it.
    listCollections: ({ actor }) => shareList(JSON.stringify(actor.rights), () => listCollections(context, actor)),
    readEntries: ({ params, query }) => {
      const target = targetOf(params, query);
      return shareEntries(JSON.stringify(target), () => readEntries(context, target));
    },
    saveEntry: ({ actor, params, query, body }) => saveOne(actor, targetOf(params, query), { id: params.id, ...body }),
    saveEntries: ({ actor, params, query, body }) => saveEntries(context, actor, targetOf(params, query), body.entries),
    removeEntry: ({ actor, params, query: { revision, ...query } }) =>
      saveOne(actor, targetOf(params, query), { id: params.id, revision, value: null }),
    discardDraft: ({ params, query }) =>
      discardDraft(context, targetOf(params, query), { id: params.id, revision: query.revision }),
    reviewDraft: ({ actor, params, query, body }) =>
      reviewDraft(context, actor, targetOf(params, query), { id: params.id, ...body }),
    orderEntries: ({ actor, params, query, body }) => orderEntries(context, actor, targetOf(params, query), body),
    openDraftPage: ({ actor, params, body }) =>
      openDraftPage(context, actor, `${params.section}/${params.name}`, body.origin),
    readEntryHistory: ({ params, query }) =>
      readEntryHistory(context, targetOf(params, query), params.id, query.before),
  };
}
