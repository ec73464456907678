import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { CreatedRelease } from '@viit/contract/registry-api';
import { shareSlots } from '@viit/core/share-slots';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Database, Sql } from '../../database/database.ts';
import { checkOwner } from '../access/owners.ts';
import type { Actor } from '../access/rights.ts';
import { makeBlob, storeBlobs } from '../builds/blobs.ts';
import { receiveBody } from '../builds/receive-body.ts';
import { countUpload } from '../builds/uploads.ts';
import { readDocumentText } from '../document-text/read-document-text.ts';
import { storeSearchIndex } from '../pages/page-store.ts';
import { indexDocument } from '../pages/search-entries.ts';
import { checkDocument, documentTooLarge, largestDocument } from '../parts/check-document.ts';
import type { ChosenAddress } from '../parts/new-document.ts';
import { storeDocument } from '../parts/parts.ts';
import type { RegistryContext } from '../registry-context.ts';
import { sectionOfDocument } from '../releases/part-rights.ts';
import { live } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

/** @param target the document, and `live` or a preview. */
export function uploadDocument(
  context: RegistryContext,
  actor: Actor,
  { channel, address }: { channel: string; address: string },
  body: Readable,
): Promise<CreatedRelease> {
  return countUpload(actor.id, async () => {
    // Another section may own the address when the file has arrived: then the change is refused.
    const section = await sectionOfDocument(context.database, [live, channel], address);
    const stored = await storeFile(context.database, actor, section, {
      address,
      bytes: await receiveDocument(body, address),
    });
    return setParts(context, {
      ...{ channel, parts: new Map([[address, stored.sha384]]), note: `uploaded ${address}`, actor },
    });
  });
}

/** @param address for a refusal. */
export const receiveDocument = (body: Readable, address: string): Promise<Buffer> =>
  withTemporaryFolder('document', async (folder) => {
    const file = path.join(folder, 'document');
    await receiveBody(body, file, { bytes: largestDocument, refuse: () => documentTooLarge(address) });
    return fs.readFile(file);
  });

/** Uploads wait for the database here, not in its connections, of which there are few. */
const slots = shareSlots(1);

interface StoredFile {
  address: string;
  sha384: string;
}

/** @param choose the address of a new document; by default the given one, whose type the file must have in any case. */
export async function storeFile(
  database: Database,
  { id }: Actor,
  section: string,
  { address, bytes }: { address: string; bytes: Buffer },
  choose: (sql: Sql, sha384: string) => Promise<ChosenAddress> = async () => ({ address, isUnpublished: false }),
): Promise<StoredFile> {
  checkDocument(address, bytes);
  const blob = await makeBlob(address, bytes);
  const index = indexDocument(blob.sha384, address, await readDocumentText(id, bytes));
  return slots.run(id, () =>
    database.transaction(async (sql) => {
      const { isUnpublished, ...chosen } = await choose(sql, blob.sha384);
      const stored = { ...chosen, sha384: blob.sha384 };
      // The change decides who may have an address without an owner.
      const claims = await checkOwner(sql, section, [stored.address.toLowerCase()], { isOperator: true });
      await storeDocument(
        sql,
        { ...stored, section, size: bytes.length },
        { isUnpublished, isOwner: claims.length === 0 },
      );
      await storeBlobs(sql, [blob]);
      await storeSearchIndex(sql, [index]);
      return stored;
    }),
  );
}
