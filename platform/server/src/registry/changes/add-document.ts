import type { Readable } from 'node:stream';
import type { CreatedRelease } from '@viit/contract/registry-api';
import type { Actor } from '../access/rights.ts';
import { countUpload } from '../builds/uploads.ts';
import { findCollection } from '../collections/read-collection.ts';
import { documentExtension } from '../parts/check-document.ts';
import { documentBase, findFreeAddress, servedAddresses } from '../parts/new-document.ts';
import type { RegistryContext } from '../registry-context.ts';
import { receiveDocument, showDocument, storeFile } from './upload-document.ts';

/**
 * Adds a document to a collection.
 * @param title of its entry; the address is made from it.
 * @throws Refusal where the collection is unknown, or the file too large or of another type.
 */
export function addDocument(
  context: RegistryContext,
  actor: Actor,
  { collection, title, channel }: { collection: string; title: string; channel: string },
  body: Readable,
): Promise<CreatedRelease & { address: string }> {
  return countUpload(actor.id, async () => {
    const { database } = context;
    await findCollection(database, collection, channel);
    const base = documentBase(collection, title);
    const bytes = await receiveDocument(body, base);
    const first = `${base}.${documentExtension(bytes)}`;
    const served = await servedAddresses(database, channel);
    const [section = ''] = collection.split('/');
    const stored = await storeFile(database, actor, section, { address: first, bytes }, (sql, sha384) =>
      findFreeAddress(sql, first, sha384, served),
    );
    return { ...(await showDocument(context, actor, channel, stored)), address: stored.address };
  });
}
