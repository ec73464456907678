import { Refusal } from '@viit/core/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../registry/access/scopes.ts';
import { authenticate } from '../../registry/access/tokens.ts';
import { addressOf, createRateLimiter, type RateLimiter } from '../rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no token. */
    isPublic?: boolean;
  }
}

const actors = new WeakMap<FastifyRequest, Actor>();

/** Wrong tokens per address: a burst of ten, then one per second. */
const wrongTokensPerSecond = 1;

/** By database: the site, its metrics and the console of a process count together. */
const limiters = new WeakMap<Database, RateLimiter>();

/**
 * Finds the owner of a request's token. Too many wrong ones from an address get 429; valid ones keep working.
 * @throws Refusal if the token is missing or not valid.
 */
export async function authenticateRequest(
  database: Database,
  request: FastifyRequest,
  authorization: string | undefined = request.headers.authorization,
): Promise<Actor> {
  try {
    return await authenticate(database, authorization);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'token-unknown') throw error;
    const takeAttempt = limiters.get(database) ?? createRateLimiter(wrongTokensPerSecond);
    limiters.set(database, takeAttempt);
    if (takeAttempt(addressOf(request)) === 0) throw error;
    throw new Refusal('tokens-too-many', `Too many wrong tokens from this address. ${error.message}`);
  }
}

/** Requires a token for every route that is not public, even unknown ones. */
export function requireToken(server: FastifyInstance, database: Database): void {
  server.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.isPublic) return;
    actors.set(request, await authenticateRequest(database, request));
  });
}

/** The token's owner; undefined without a valid token. */
export const findActor = (request: FastifyRequest): Actor | undefined => actors.get(request);

/** The token's owner, on routes that require one. */
export function actorOf(request: FastifyRequest): Actor {
  const actor = findActor(request);
  if (!actor) throw new Error('A registry route was reached without a token.');
  return actor;
}
