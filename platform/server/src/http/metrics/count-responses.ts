import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterResponse } from '../after-response.ts';
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

export function kindOf(path: string): RequestKind {
  const prefix = prefixes.find(([start]) => path.startsWith(start));
  if (prefix) return prefix[1];
  return /\.\w+$/.test(path) ? 'file' : 'page';
}

/** Bytes sent on a connection before the current response. */
const sentBefore = new WeakMap<Socket, number>();

/** Headers count too. */
function bytesOf({ socket }: FastifyRequest): number {
  const sent = socket.bytesWritten;
  const bytes = sent - (sentBefore.get(socket) ?? 0);
  sentBefore.set(socket, sent);
  return bytes;
}

export function countResponses(server: FastifyInstance, metrics: Metrics): void {
  afterResponse(server, (request, reply, status) => {
    const [size, seconds] = [bytesOf(request), reply.elapsedTime / 1000];
    metrics.countResponse(kindOf(servedPath(request)), { status, size, seconds });
  });
}
