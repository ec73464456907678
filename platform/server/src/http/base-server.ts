import type { Writable } from 'node:stream';
import type { Headers } from '@viit/core/response-headers';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { pino } from 'pino';
import { uploadLimits } from '../registry/builds/uploads.ts';
import { limitPipelines } from './limit-pipelines.ts';
import { logResponses } from './log-responses.ts';
import { respondToMalformedRequest } from './malformed-request.ts';
import { plainAddress } from './plain-address.ts';
import { createRequestIds } from './request-ids.ts';
import { limitUnreadBodies } from './unread-bodies.ts';

export interface BaseServerContext {
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** By default standard output. */
  logTo?: Writable;
  /** Addresses, networks or `loopback`, separated by commas. */
  trustedProxies: string;
  /** Aborted when the server is about to stop. */
  draining: AbortSignal;
}

interface BaseServerOptions {
  headersFor: (request: FastifyRequest) => Headers;
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

declare module 'fastify' {
  interface FastifyReply {
    /** A site's resource brings its own, made once. */
    hasAllHeaders: boolean;
  }
}

/** Longer than an upload, whose own limit has a message. */
const requestTimeout = uploadLimits.totalMs + 60_000;

export function createBaseServer(
  { logLevel, logTo, trustedProxies, draining }: BaseServerContext,
  { headersFor, frameworkErrors }: BaseServerOptions,
): FastifyInstance {
  const log = pino({ level: logLevel }, logTo ?? pino.destination(1));
  const server = Fastify({
    // A child logger for each request would cost requests per second.
    childLoggerFactory: () => log,
    // `logResponses` writes one line per response instead of two.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(),
    bodyLimit: 16 * 1024,
    requestTimeout,
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
    trustProxy: trustedProxies,
    clientErrorHandler: respondToMalformedRequest,
    frameworkErrors,
  });
  // Node remembers an address that is read while the connection is open.
  server.server.on('connection', ({ remoteAddress }) => remoteAddress);
  limitUnreadBodies(server);
  limitPipelines(server.server);
  server.decorateReply('hasAllHeaders', false);
  // Callbacks: promises would cost requests per second.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasAllHeaders) {
      for (const [name, value] of Object.entries(headersFor(request))) {
        if (!reply.hasHeader(name)) reply.header(name, value);
      }
    }
    // Fastify closes the connection after a body that is too large, while a proxy is still sending it: the proxy would count this
    // server as failed.
    if (reply.statusCode === 413) reply.removeHeader('connection');
    // Checked late, to include requests in flight when draining begins.
    if (draining.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
  if (logLevel === 'info' || logLevel === 'debug') logResponses(server);
  return server;
}
