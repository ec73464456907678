import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { type Found, find } from '../site/find.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { FindPreview } from '../site/preview-sites.ts';
import { searchEngineFilesOf } from '../site/search-engines.ts';
import { etagOf, type Servable } from '../site/site.ts';
import { serveErrorStyle } from './error-page.ts';
import { isForPrograms, sendError } from './errors.ts';
import { chooseForm } from './forms.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy, fileSecurityPolicy, strictTransport } from './headers.ts';
import { previewHeaders, previewOf, previewRoutes } from './previews.ts';
import { partOf } from './ranges.ts';
import { limitRate } from './rate-limit.ts';
import { addressForLog, answerUnreadable, longestAddress } from './unreadable.ts';

interface ServerParts {
  live: LiveSite;
  /** The site's public origin. */
  origin: string;
  /** Client files of former builds. */
  oldBuild: (path: string) => Promise<Servable | undefined>;
  /** Whether the database answers. */
  isDatabaseUp: () => Promise<boolean>;
  logLevel: Settings['logLevel'];
  /** Previews by their secrets; without it there are none. */
  findPreview?: FindPreview;
  /** The registry's routes; without them the site is read only. */
  registry?: (server: FastifyInstance) => Promise<void>;
  /** Whose word on a visitor's address and protocol is taken: addresses, networks, or `loopback`, between commas. */
  trustedProxies?: string;
  /** Requests a second to the content API that one address may go on making; 0, and no word, set no limit. */
  apiRate?: number;
  /** Told when the server is about to end: it says so, and takes requests until it is closed. */
  ending?: AbortSignal;
  /** Where log lines go; standard output unless told otherwise. */
  logTo?: Writable;
}

/**
 * The site over HTTP: `/healthz` (the process lives), `/readyz` (a release is loaded), and for every other address what
 * `find` finds. GET and HEAD only.
 */
export function makeServer(parts: ServerParts): FastifyInstance {
  const { live, origin, oldBuild, isDatabaseUp, logLevel, findPreview, registry, logTo } = parts;
  const { trustedProxies = 'loopback', apiRate = 0 } = parts;
  const forSearchEngines = searchEngineFilesOf(origin);
  const server = Fastify({
    logger: { level: logLevel, ...(logTo && { stream: logTo }) },
    // One line an answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(commonHeaders).headers(strictTransport(origin, request.protocol));
      sendError(reply, {
        status: 400,
        reason: 'The address is not well formed.',
        isApi: isForPrograms(request.raw.url ?? ''),
      });
    },
  });
  // Hooks that call back: a promise for each of them is felt in the requests a second.
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders).headers(strictTransport(origin, request.protocol));
    if (request.url.length <= longestAddress) return done();
    sendError(reply, { status: 414, reason: 'The address is too long.', isApi: isForPrograms(request.url) });
  });
  limitRate(server, apiRate);
  // Said when the answer is sent: one that was under way when the end came must not keep its connection open after it.
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (parts.ending?.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  if (logLevel === 'info' || logLevel === 'debug') logAnswers(server);
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', async (_request, reply) => {
    const release = live.current()?.release;
    const database = (await isDatabaseUp()) ? 'up' : 'down';
    return reply.code(release && !parts.ending?.aborted ? 200 : 503).send({
      status: parts.ending?.aborted ? 'ending' : release ? 'ready' : 'starting',
      release: release ?? null,
      database,
    });
  });
  serveErrorStyle(server);
  if (registry) server.register(registry, { prefix: '/_registry' });
  if (findPreview) previewRoutes(server, findPreview);
  server.get('/*', async (request, reply) => {
    const preview = findPreview && (await previewOf(request, findPreview));
    if (preview) reply.headers(previewHeaders);
    const site = preview?.site ?? live.current();
    if (!site)
      return sendError(reply.header('retry-after', '2'), {
        status: 503,
        reason: 'The site is starting. Try again in a moment.',
        isApi: isForPrograms(request.url),
      });
    const [path, query] = split(request.url);
    if (path === undefined)
      return sendError(reply, {
        status: 400,
        reason: 'The address is not well formed.',
        isApi: isForPrograms(request.url),
      });
    const own = preview || path.startsWith('/api/') ? undefined : (await forSearchEngines(site)).get(path);
    const found: Found = own ? { kind: 'file', servable: own } : find(site, path);
    if (found.kind === 'redirect') return redirect(reply, found, path, query);
    if (found.kind !== 'error') return send(request, reply, found);
    const old = path.startsWith('/_builds/') ? await oldBuild(path) : undefined;
    return old ? send(request, reply, { kind: 'build', servable: old }) : sendError(reply, found);
  });
  server.setErrorHandler((error, request, reply) => {
    const { statusCode: status = 500, message } = error as { statusCode?: number; message?: string };
    const isTheirs = status >= 400 && status < 500;
    if (!isTheirs) request.log.error({ err: error, path: addressForLog(request.url) }, 'failed');
    const reason = isTheirs ? (message ?? '') : 'The site could not answer. Try again in a moment.';
    return sendError(reply, { status: isTheirs ? status : 500, reason, isApi: isForPrograms(request.url) });
  });
  server.setNotFoundHandler((request, reply) =>
    sendError(reply.header('allow', 'GET, HEAD'), {
      status: 405,
      reason: 'This site is read with GET and HEAD only.',
      isApi: isForPrograms(request.url),
    }),
  );
  return server;
}

/** A line in the log for each answer. */
function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: addressForLog(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** On to the canonical form with the query, or home with a word of which address had no page. */
function redirect(
  reply: FastifyReply,
  { status, to }: Extract<Found, { kind: 'redirect' }>,
  path: string,
  query: string,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (status === 302) {
    reply.header(
      'set-cookie',
      `viit-lost=${encodeURIComponent([...path].slice(0, 200).join(''))}; Max-Age=20; Path=/; SameSite=Lax`,
    );
  }
  return reply.redirect(encodeURI(to) + (status === 301 ? query : ''), status);
}

/** The decoded path and the query with its question mark; no path where the address is malformed. */
function split(url: string): [string | undefined, string] {
  const at = url.indexOf('?');
  const raw = at < 0 ? url : url.slice(0, at);
  try {
    return [decodeURIComponent(raw), at < 0 ? '' : url.slice(at)];
  } catch {
    return [undefined, ''];
  }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, servable }: Extract<Found, { servable: Servable }>,
): FastifyReply {
  const { blob, status, type, scriptHashes } = servable;
  const { bytes, encoding } = chooseForm(blob, request.headers['accept-encoding']);
  const etag = etagOf(blob, encoding ?? 'plain');
  reply.headers({ etag, vary: 'accept-encoding', 'content-type': type });
  // A preview has said already that nobody keeps it.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl[kind]);
  reply.header(
    'content-security-policy',
    kind === 'page' ? contentSecurityPolicy(scriptHashes) : fileSecurityPolicy(type),
  );
  if (kind === 'build') reply.header('access-control-allow-origin', '*');
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag))
    return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return kind === 'file' && !encoding ? sendFile(request, reply, body, etag) : reply.code(status).send(body);
}

/** A file as it is, or the part of it that is asked for, unless what was begun is another version. */
function sendFile(request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string): FastifyReply {
  const ifRange = request.headers['if-range'];
  const part = ifRange && ifRange !== etag ? undefined : partOf(request.headers.range, body.length);
  reply.header('accept-ranges', 'bytes');
  if (!part) return reply.code(200).send(body);
  if (part === 'none') return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  reply.header('content-range', `bytes ${part.first}-${part.last}/${body.length}`);
  return reply.code(206).send(body.subarray(part.first, part.last + 1));
}
