import path from 'node:path';
import type { Readable } from 'node:stream';
import type { UploadedPicture } from '@viit/contract/registry-api';
import { withTemporaryFolder } from '@viit/core/temporary-folder';
import type { Actor } from '../access/rights.ts';
import { assertValid } from '../access/tokens.ts';
import { receiveBody } from '../builds/receive-body.ts';
import { countUpload } from '../builds/uploads.ts';
import { findCollection } from '../collections/read-collection.ts';
import { sectionOf } from '../parts/lists.ts';
import type { RegistryContext } from '../registry-context.ts';
import { conversionLimits, pictureRefusal } from './conversion.ts';
import { storePicture } from './picture-store.ts';
import { convertPicture } from './run-conversion.ts';

/**
 * Visitors see the picture once a release has an entry with it.
 * @param target a collection, and `live` or a preview.
 */
export function uploadPicture(
  { database }: RegistryContext,
  actor: Actor,
  { collection, channel }: { collection: string; channel: string },
  body: Readable,
): Promise<UploadedPicture> {
  return countUpload(actor.id, async () => {
    await findCollection(database, collection, channel);
    return withTemporaryFolder('picture', async (folder) => {
      const { bytes } = conversionLimits;
      await receiveBody(body, path.join(folder, 'picture'), { bytes, refuse: () => pictureRefusal('bytes') });
      await assertValid(database, actor);
      const size = await convertPicture(actor.id, folder);
      const section = sectionOf(collection);
      return { src: await storePicture(database, section, size, folder), ...size };
    });
  });
}
