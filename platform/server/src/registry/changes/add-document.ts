import type { Readable } from 'node:stream';
import { sha384 } from '@viit/contract/integrity';
import type { Actor } from '../access/rights.ts';
import { assertValid } from '../access/tokens.ts';
import { countUpload } from '../builds/uploads.ts';
import { addressesIn } from '../collections/entry-texts.ts';
import { findCollection, readCollection } from '../collections/read-collection.ts';
import { documentExtension } from '../parts/check-document.ts';
import { sectionOf } from '../parts/lists.ts';
import { addressesFor, documentBase, findFreeAddress, readStoredAddresses, readTaken } from '../parts/new-document.ts';
import type { RegistryContext } from '../registry-context.ts';
import { receiveDocument, storeFile } from './upload-document.ts';

/**
 * Visitors get the document with the entry.
 * @param title of the entry; the address is made from it.
 * @param channel `live`, or a preview whose build has the collection.
 */
export function addDocument(
  { database }: RegistryContext,
  actor: Actor,
  { collection, title, channel }: { collection: string; title: string; channel: string },
  body: Readable,
): Promise<{ address: string }> {
  return countUpload(actor.id, async () => {
    await findCollection(database, collection, channel);
    const base = documentBase(collection, title);
    const bytes = await receiveDocument(body, base);
    await assertValid(database, actor);
    const state = await readCollection(database, collection, channel);
    const addresses = addressesFor(`${base}.${documentExtension(bytes)}`, sha384(bytes));
    const drafted = new Set([
      ...addressesIn([[...state.drafts.values()].map(({ value }) => value), state.collection.seed]),
      ...(await readStoredAddresses(database, actor.id, collection, addresses)),
    ]);
    const [first = ''] = addresses;
    const taken = await readTaken(database, channel, addressesIn([...state.published.values()]));
    const section = sectionOf(collection);
    const { address } = await storeFile(database, actor, section, { address: first, bytes }, (sql, hash) =>
      findFreeAddress(sql, addresses, hash, { ...taken, drafted }),
    );
    return { address };
  });
}
