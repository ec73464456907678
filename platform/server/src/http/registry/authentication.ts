import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../registry/access/rights.ts';
import { authenticate } from '../../registry/access/tokens.ts';
import { addressOf, createRateLimiter, type RateLimiter, sourceOf } from '../rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPublic?: boolean;
  }
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Per address, after a burst of ten. */
const wrongTokensPerSecond = 1;

/** Shared by the site, its metrics and the console of a process. */
const limiters = new WeakMap<Database, RateLimiter>();

/**
 * Too many wrong tokens from an address get 429; valid ones keep working.
 * @throws Refusal if the token is missing or not valid.
 */
export async function authenticateRequest(
  database: Database,
  request: FastifyRequest,
  authorization: string | undefined = request.headers.authorization,
): Promise<Actor> {
  try {
    return await authenticate(database, authorization, sourceOf(request));
  } catch (error) {
    if (!(error instanceof Refusal) || !isUnknown(error.code)) throw error;
    const takeAttempt = limiters.get(database) ?? createRateLimiter(wrongTokensPerSecond);
    limiters.set(database, takeAttempt);
    if (takeAttempt(addressOf(request)) === 0) throw error;
    throw new Refusal('tokens-too-many', `Too many wrong tokens from this address. ${error.message}`);
  }
}

const isUnknown = (code: string) => code === 'token-unknown' || code === 'session-missing';

/** Even unknown routes need a token. */
export function requireToken(server: FastifyInstance, database: Database): void {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPublic) return;
    actors.set(request, await authenticateRequest(database, request));
  });
}

/** For the audit: who a request has signed in. */
export const setActor = (request: FastifyRequest, actor: Actor) => actors.set(request, actor);

/** Who shares a limit. */
export const clientOf = (request: FastifyRequest): string => findActor(request)?.id ?? addressOf(request);

/** Undefined without a valid token. */
export const findActor = (request: FastifyRequest): Actor | undefined => actors.get(request);

export function actorOf(request: FastifyRequest): Actor {
  const actor = findActor(request);
  if (!actor) throw new Error('A registry route was reached without a token.');
  return actor;
}
