import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { isLoopback } from '../../site/token-buckets.ts';
import { authenticateRequest } from '../registry/authentication.ts';
import { sendError } from '../registry/errors.ts';
import { type Metrics, metricsType } from './metrics.ts';

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Requests through a proxy on this machine are not local. */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwardingHeaders.every((name) => headers[name] === undefined);

/** Other machines need a token for "metrics" or the operator's. */
export function metricsRoute(server: FastifyInstance, metrics: Metrics, database: Database): void {
  server.get('/_metrics', { errorHandler: sendError }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLocal(request)) await authenticateRequest(database, request);
    return reply.type(metricsType).send(await metrics.print());
  });
}
