import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Settings } from '../settings.ts';
import { type Found, find } from '../site/find.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { FindPreview } from '../site/preview-sites.ts';
import { isForSearchEngines, searchEngineFilesOf } from '../site/search-engines.ts';
import type { Servable } from '../site/site.ts';
import { serveErrorStyle } from './error-page.ts';
import { isForPrograms, sendError } from './errors.ts';
import { commonHeaders, strictTransport } from './headers.ts';
import { previewHeaders, previewRoutes, previewSecret } from './previews.ts';
import { limitRate } from './rate-limit.ts';
import { send } from './send.ts';
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
    reply.headers(commonHeaders);
    if (mayBeSecure(request)) reply.headers(strictTransport(origin, request.protocol));
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
    const secret = findPreview && previewSecret(request);
    const preview = secret ? await findPreview(secret) : undefined;
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
    const own = isForSearchEngines(path) && !preview ? (await forSearchEngines(site)).get(path) : undefined;
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

/**
 * Whether a request can have come over TLS: to this server, or to a proxy that says so. Asked first, because whose word is
 * taken on it costs as much as the rest of a small answer.
 */
const mayBeSecure = (request: FastifyRequest) =>
  request.headers['x-forwarded-proto'] !== undefined || 'encrypted' in request.socket;

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
