import type { Writable } from 'node:stream';
import type { Headers } from '@viit/core/response-headers';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { pino } from 'pino';
import { uploadLimits } from '../registry/builds/uploads.ts';
import { logResponses } from './log-responses.ts';
import { respondToMalformedRequest } from './malformed-request.ts';
import { plainAddress } from './plain-address.ts';
import { createRequestIds } from './request-ids.ts';
import { limitUnreadBodies } from './unread-bodies.ts';

/** The settings that the site's server and the console's have in common. */
export interface BaseServerContext {
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where log lines go; by default to standard output. */
  logTo?: Writable;
  /** Proxies whose `X-Forwarded-…` headers are trusted: addresses, networks or `loopback`, separated by commas. */
  trustedProxies: string;
  /** Aborted when the server is about to stop. */
  draining: AbortSignal;
}

interface BaseServerOptions {
  /** Headers of every response that does not set them itself. */
  headersFor: (request: FastifyRequest) => Headers;
  /** Responds to a request that the framework itself cannot handle. */
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** How long a request may take to arrive, in ms: longer than an upload, whose own limits have a sentence. */
const requestTimeout = uploadLimits.totalMs + 60_000;

/** Creates a server with what the site's and the console's have in common: logs, limits, request ids, headers and draining. */
export function createBaseServer(
  { logLevel, logTo, trustedProxies, draining }: BaseServerContext,
  { headersFor, frameworkErrors }: BaseServerOptions,
): FastifyInstance {
  const log = pino({ level: logLevel }, logTo ?? pino.destination(1));
  const server = Fastify({
    // Requests write to this log. With a logger of its own, the framework creates a child logger and a listener for each
    // request, which costs requests per second.
    childLoggerFactory: () => log,
    // `logResponses` below writes one line per response instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    bodyLimit: 16 * 1024,
    requestTimeout,
    // One spelling of an address for everything below.
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
    trustProxy: trustedProxies,
    clientErrorHandler: respondToMalformedRequest,
    frameworkErrors,
  });
  limitUnreadBodies(server);
  // Hooks with callbacks: a promise for each of them would cost requests per second.
  server.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of Object.entries(headersFor(request))) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    // Checked when the response is sent: a request that was in flight when draining began must not keep its connection open.
    if (draining.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  if (logLevel === 'info' || logLevel === 'debug') logResponses(server);
  return server;
}
