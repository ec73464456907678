import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { CreatedRelease } from '@viit/contract/registry-api';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Actor } from '../access/scopes.ts';
import { makeBlob } from '../builds/blobs.ts';
import { receiveBody } from '../builds/receive-body.ts';
import { countUpload } from '../builds/uploads.ts';
import type { RegistryContext } from '../registry-context.ts';
import { checkDocument, documentTooLarge, largestDocument } from './check-document.ts';
import { assertMaySupply, changeDocument } from './supply-document.ts';

/**
 * Receives a file and puts it in the place of a document. It has the limits of every upload, and nothing is read from an actor
 * who may not change the document.
 * @param target the document, and `live` or the preview that shows the file first.
 * @throws Refusal where there is no such document, or the file is too large or not what its address names.
 */
export function receiveDocument(
  context: RegistryContext,
  actor: Actor,
  target: { channel: string; address: string },
  body: Readable,
): Promise<CreatedRelease> {
  return countUpload(actor.token, async () => {
    const section = await assertMaySupply(context, actor, target);
    return withTemporaryFolder('document', async (folder) => {
      const file = path.join(folder, 'document');
      await receiveBody(body, file, { bytes: largestDocument, refuse: () => documentTooLarge(target.address) });
      return putDocument(context, actor, { ...target, section }, await fs.readFile(file));
    });
  });
}

async function putDocument(
  context: RegistryContext,
  actor: Actor,
  { channel, address, section }: { channel: string; address: string; section: string },
  bytes: Buffer,
): Promise<CreatedRelease> {
  checkDocument(address, bytes);
  const blob = await makeBlob(address, bytes);
  const change = { section, address, file: { sha384: blob.sha384, size: bytes.length } };
  return changeDocument(context, actor, { channel, change, blob, note: `supplied ${address}` });
}
