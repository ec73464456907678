import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import { withoutScripts } from './without-scripts.ts';

/*
 * Serves a variant beside the site: the one build's files from a folder (`one-build <site> <folder>`), or the site's
 * HTML without scripts (`no-scripts <site>`). All else, such as content API and pictures, is the site's own answer, byte for
 * byte, fetched once. Everything is held in memory and compressed beforehand, as the site does, and documents carry the
 * headers of the site's: what browsers do because of one of them is no difference between ways to build.
 */

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const [variant = '', site = '', folder = ''] = process.argv.slice(2);
const held = new Map<string, Promise<Answer>>();
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const isPage = (url: string) => !/\.[a-z0-9]+(?:\?|$)|^\/(?:api|_)/i.test(url);

/** Compressed as the site compresses. */
function packed(body: Buffer, ending: string, isImmutable: boolean): Answer {
  const headers: Record<string, string> = {
    'content-type': types[ending] ?? 'application/octet-stream',
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  };
  if (ending === '.woff2') return { status: 200, headers, body };
  const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  const best = [brotli, gzipSync(body, { level: 9 })].reduce((a, b) => (b.length < a.length ? b : a));
  return { status: 200, headers: { ...headers, 'content-encoding': best === brotli ? 'br' : 'gzip' }, body: best };
}

/** What belongs to the bytes as they travelled, not to the answer. */
const ofTheWay = new Set([
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
]);

const headersOf = (answer: Response) => Object.fromEntries([...answer.headers].filter(([name]) => !ofTheWay.has(name)));

/** The site's own answer; fetch undoes the encoding, so it is packed again where it was packed. */
async function fromSite(url: string): Promise<Answer> {
  const answer = await fetch(site + url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = headersOf(answer);
  if (!answer.headers.has('content-encoding')) return { status: answer.status, headers, body };
  const again = packed(body, '', false);
  return { status: answer.status, headers: { ...again.headers, ...headers }, body: again.body };
}

const file = (name: string) =>
  packed(fs.readFileSync(path.join(folder, name)), path.extname(name), name !== 'index.html');

async function answerTo(url: string): Promise<Answer> {
  if (variant === 'one-build' && url.startsWith('/one-build/')) return file(path.basename(url));
  if (!isPage(url)) return fromSite(url);
  const document = await fetch(site + url);
  const answer =
    variant === 'one-build'
      ? file('index.html')
      : packed(Buffer.from(withoutScripts(await document.text())), '.html', false);
  return { ...answer, status: document.status, headers: { ...headersOf(document), ...answer.headers } };
}

const server = Fastify();
server.get('/*', async (request, reply): Promise<FastifyReply> => {
  const url = request.url;
  const answer = held.get(url) ?? answerTo(url);
  held.set(url, answer);
  const { status, headers, body } = await answer;
  return reply.code(status).headers(headers).send(body);
});
console.log(`up at ${await server.listen({ port: 0, host: '127.0.0.1' })}`);
process.once('SIGTERM', () => process.exit(0));
