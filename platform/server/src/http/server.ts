import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { pino } from 'pino';
import type { Settings } from '../settings.ts';
import { serveErrorStyle } from './error-page.ts';
import { isForPrograms, sendError } from './errors.ts';
import { commonHeaders, isOverTls, strictTransport } from './headers.ts';
import { addressForLog, longestAddress, respondToMalformedRequest } from './malformed-request.ts';
import { previewRoutes } from './previews.ts';
import { limitRate } from './rate-limit.ts';
import { type SiteParts, siteRoute } from './site-route.ts';

interface ServerParts extends SiteParts {
  /** Whether the database answers. */
  isDatabaseUp: () => Promise<boolean>;
  logLevel: Settings['logLevel'];
  /** The registry's routes; without them the site is read only. */
  registry?: (server: FastifyInstance) => Promise<void>;
  /** Whose word on a visitor's address and protocol is taken: addresses, networks, or `loopback`, between commas. */
  trustedProxies?: string;
  /** Requests a second to the content API that one address may go on making; 0, and no word, set no limit. */
  apiRate?: number;
  /** Where log lines go; standard output unless told otherwise. */
  logTo?: Writable;
}

/**
 * The site over HTTP: `/healthz` (the process lives), `/readyz` (a release is loaded), and for every other address what
 * `find` finds. GET and HEAD only.
 */
export function makeServer(parts: ServerParts): FastifyInstance {
  const { live, origin, isDatabaseUp, logLevel, findPreview, registry, logTo } = parts;
  const { trustedProxies = 'loopback', apiRate = 0 } = parts;
  const overTls = { ...commonHeaders, ...strictTransport(origin) };
  const headersFor = (request: FastifyRequest) => (isOverTls(request) ? overTls : commonHeaders);
  const log = pino({ level: logLevel }, logTo ?? pino.destination(1));
  const server = Fastify({
    // The framework's requests write to this log, but it is not the framework's: with one of its own it makes a child of it, and
    // listens to how the answer ends, for every request. Each is felt in the requests a second.
    childLoggerFactory: () => log,
    // One line an answer, below, instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies,
    clientErrorHandler: respondToMalformedRequest,
    frameworkErrors: (_error, request, reply) => {
      reply.headers(headersFor(request));
      sendError(reply, {
        status: 400,
        reason: 'The address is not well formed.',
        isApi: isForPrograms(request.raw.url ?? ''),
      });
    },
  });
  // Hooks that call back: a promise for each of them is felt in the requests a second.
  server.addHook('onRequest', ({ url }, reply, done) => {
    if (url.length <= longestAddress) return done();
    sendError(reply, { status: 414, reason: 'The address is too long.', isApi: isForPrograms(url) });
  });
  limitRate(server, apiRate);
  // Said when the answer is sent: one that was under way when the end came must not keep its connection open after it.
  server.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headersFor(request)))
      if (!reply.hasHeader(name)) reply.header(name, value);
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
  siteRoute(server, parts);
  server.setErrorHandler((error, request, reply) => {
    const { statusCode: status = 500, message } = error as { statusCode?: number; message?: string };
    const isTheirs = status >= 400 && status < 500;
    if (!isTheirs) request.log.error({ reqId: request.id, err: error, path: addressForLog(request.url) }, 'failed');
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
        reqId: request.id,
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
