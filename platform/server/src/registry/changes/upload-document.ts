import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { CreatedRelease, ListedDocument } from '@viit/contract/registry-api';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import { documentsOf } from '@viit/render/public-files';
import type { Sql } from '../../database/database.ts';
import type { Actor } from '../access/rights.ts';
import { makeBlob, storeBlobs } from '../builds/blobs.ts';
import { receiveBody } from '../builds/receive-body.ts';
import { countUpload } from '../builds/uploads.ts';
import { checkDocument, documentTooLarge, largestDocument } from '../parts/check-document.ts';
import { type OwnedDocument, storeDocument } from '../parts/parts.ts';
import { assertChannelName } from '../previews/channel-name.ts';
import type { RegistryContext } from '../registry-context.ts';
import { sectionOfDocument } from '../releases/part-rights.ts';
import { live, readChannel, readServedBuilds } from '../releases/releases.ts';
import { setParts } from '../releases/set-parts.ts';

export async function listDocuments(sql: Sql): Promise<ListedDocument[]> {
  const release = await readChannel(sql, live);
  const builds = release ? await readServedBuilds(sql, release) : [];
  return [...builds].flatMap(([section, build]) => {
    const uploaded = new Set(build.uploaded?.map(({ address }) => address));
    return documentsOf(build).map(
      ({ name, href, size }): ListedDocument => ({
        ...{ section, name, address: href, size },
        source: uploaded.has(href) ? 'uploaded' : size === null ? 'missing' : 'build',
      }),
    );
  });
}

/**
 * @param target the document, and `live` or a preview.
 * @throws Refusal where the document is unknown, or the file too large or of another type.
 */
export function uploadDocument(
  context: RegistryContext,
  actor: Actor,
  { channel, address }: { channel: string; address: string },
  body: Readable,
): Promise<CreatedRelease> {
  return countUpload(actor.id, async () => {
    assertChannelName(channel);
    // Another section may own the address when the file has arrived: then the change is refused.
    const section = await sectionOfDocument(context.database, [channel, live], address);
    const sha384 = await withTemporaryFolder('document', async (folder) => {
      const file = path.join(folder, 'document');
      await receiveBody(body, file, { bytes: largestDocument, refuse: () => documentTooLarge(address) });
      return store(context, { address, section }, await fs.readFile(file));
    });
    return setParts(context, {
      ...{ channel, parts: new Map([[address, sha384]]), note: `uploaded ${address}` },
      ...{ actor },
    });
  });
}

type Target = Pick<OwnedDocument, 'address' | 'section'>;

async function store({ database }: RegistryContext, target: Target, bytes: Buffer): Promise<string> {
  const { address } = target;
  checkDocument(address, bytes);
  const blob = await makeBlob(address, bytes);
  await database.transaction(async (sql) => {
    await storeDocument(sql, { ...target, sha384: blob.sha384, size: bytes.length });
    await storeBlobs(sql, [blob]);
  });
  return blob.sha384;
}
