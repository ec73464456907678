import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { servedPath } from '../served-path.ts';
import type { Metrics, RequestKind } from './metrics.ts';

const prefixes: readonly (readonly [string, RequestKind])[] = [
  ['/_builds/', 'build'],
  ['/_registry/', 'registry'],
  ['/_packages/', 'file'],
  ['/_reports', 'report'],
  ['/api/', 'api'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/_metrics', 'health'],
];

/** A path with a file extension is a file, any other a page. */
export function kindOf(path: string): RequestKind {
  const prefix = prefixes.find(([start]) => path.startsWith(start));
  if (prefix) return prefix[1];
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/** Bytes that a connection had sent by the end of its last response. */
const sentBefore = new WeakMap<Socket, number>();

/** Bytes sent, with headers. Read from the connection, because resources bypass the framework. */
function bytesOf({ socket }: FastifyRequest): number {
  const sent = socket.bytesWritten;
  const bytes = sent - (sentBefore.get(socket) ?? 0);
  sentBefore.set(socket, sent);
  return bytes;
}

export function countResponses(server: FastifyInstance, metrics: Metrics): void {
  // A callback: promises would cost requests per second.
  server.addHook('onResponse', (request, reply, done) => {
    const [size, seconds] = [bytesOf(request), reply.elapsedTime / 1000];
    metrics.countResponse(kindOf(servedPath(request)), { status: reply.statusCode, size, seconds });
    done();
  });
}
