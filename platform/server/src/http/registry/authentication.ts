import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { authenticate } from '../../registry/access/authenticate.ts';
import type { Actor } from '../../registry/access/scopes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route of the registry that needs no token. */
    isPublic?: boolean;
  }
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Requires a token for every route of this server that is not public, also for routes that do not exist. */
export function requireToken(server: FastifyInstance, database: Database): void {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPublic) return;
    actors.set(request, await authenticate(database, request.headers.authorization));
  });
}

/** The owner of the request's token; undefined where it has no valid one. */
export const findActor = (request: FastifyRequest): Actor | undefined => actors.get(request);

/** The owner of the request's token, on routes that need one. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = findActor(request);
  if (!actor) throw new Error('A registry route was reached without a token.');
  return actor;
}
