import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';

/*
 * Serves the one build's files (`one-build <site> <folder>`) or the site's HTML without scripts (`no-scripts <site>`). Other
 * requests get the site's response. All are compressed and cached with the site's headers, so that only the variant differs.
 */

interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const [variant = '', site = '', folder = ''] = process.argv.slice(2);
const cache = new Map<string, Promise<CachedResponse>>();
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** No page with this content can paint earlier. */
const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>\n?/g, '');
const isPage = (url: string) => !/\.[a-z0-9]+(?:\?|$)|^\/(?:api|_)/i.test(url);

function compress(body: Buffer, extension: string, isImmutable: boolean): CachedResponse {
  const headers: Record<string, string> = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  };
  if (extension === '.woff2') return { status: 200, headers, body };
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  const best = [brotli, gzipSync(body, { level: 9 })].reduce((a, b) => (b.length < a.length ? b : a));
  return { status: 200, headers: { ...headers, 'content-encoding': best === brotli ? 'br' : 'gzip' }, body: best };
}

/** Set by this server itself. */
const transferHeaders = new Set([
  ...['content-encoding', 'content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'],
]);

const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !transferHeaders.has(name)));

/** `fetch` decodes the body; it is compressed again. */
async function fetchFromSite(url: string): Promise<CachedResponse> {
  const response = await fetch(site + url, { redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = headersOf(response);
  if (!response.headers.has('content-encoding')) return { status: response.status, headers, body };
  const compressed = compress(body, '', false);
  return { status: response.status, headers: { ...compressed.headers, ...headers }, body: compressed.body };
}

const readFile = (name: string) =>
  compress(fs.readFileSync(path.join(folder, name)), path.extname(name), name !== 'index.html');

async function createResponse(url: string): Promise<CachedResponse> {
  if (variant === 'one-build' && url.startsWith('/one-build/')) return readFile(path.basename(url));
  if (!isPage(url)) return fetchFromSite(url);
  const page = await fetch(site + url);
  const response =
    variant === 'one-build'
      ? readFile('index.html')
      : compress(Buffer.from(withoutScripts(await page.text())), '.html', false);
  return { ...response, status: page.status, headers: { ...headersOf(page), ...response.headers } };
}

const server = Fastify();
server.get('/*', async (request, reply): Promise<FastifyReply> => {
  const url = request.url;
  const response = cache.get(url) ?? createResponse(url);
  cache.set(url, response);
  const { status, headers, body } = await response;
  return reply.code(status).headers(headers).send(body);
});
console.log(`up at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
