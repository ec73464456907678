import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildGallery } from '@viit/build';
import { mediaType } from './site/media-type.ts';

/**
 * Serves the gallery of the components beside the site, on a port of its own: it is built anew at each look, so that a
 * reload shows what was saved. For development only.
 * @returns its address.
 */
export async function serveGallery(port: number): Promise<string> {
  const server = http.createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

let folder: Promise<string> | undefined;

async function answer(url: string, response: http.ServerResponse): Promise<void> {
  const name = path.basename(new URL(url, 'http://localhost').pathname) || 'index.html';
  if (name === 'index.html') folder = buildGallery();
  folder ??= buildGallery();
  const file = path.join(await folder, name);
  if (!fs.existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': mediaType(name), 'cache-control': 'no-store' });
  fs.createReadStream(file).pipe(response);
}
