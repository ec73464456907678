import fs from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { buildGallery } from '@viit/build/gallery';
import { sendFile } from './files.ts';

export const galleryBase = '/_gallery/';

let folder: Promise<string> | undefined;

/** Builds the gallery again for each request of its page. @returns false outside of the gallery. */
export async function serveGallery(address: string, response: ServerResponse): Promise<boolean> {
  if (!`${address}/`.startsWith(galleryBase)) return false;
  if (!address.startsWith(galleryBase)) {
    response.writeHead(302, { location: galleryBase }).end();
    return true;
  }
  const name = path.basename(address.slice(galleryBase.length)) || 'index.html';
  if (name === 'index.html') folder = buildGallery();
  folder ??= buildGallery();
  const file = path.join(await folder, name);
  if (fs.existsSync(file)) sendFile(file, response);
  else response.writeHead(404).end();
  return true;
}
