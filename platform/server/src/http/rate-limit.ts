import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSearch } from '../site/search/resolve-search.ts';
import { createBuckets, isLoopback } from '../site/token-buckets.ts';
import { isApiPath, isPackagePath, sendError } from './send-error.ts';
import { servedPath } from './served-path.ts';

/** @returns seconds to wait; 0 if the request is allowed. */
export type RateLimiter = (address: string) => number;

export function createRateLimiter(perSecond: number, now?: () => number): RateLimiter {
  const bucketOf = createBuckets(perSecond, now);
  return (address) => {
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  };
}

/** `request.ip` is expensive, so it is read only if a proxy has set the header. */
export const addressOf = (request: FastifyRequest): string =>
  request.headers['x-forwarded-for'] === undefined ? (request.socket.remoteAddress ?? '') : request.ip;

/** For tokens of a network. Behind a proxy that is not trusted, nobody knows the client's address. */
export function sourceOf(request: FastifyRequest): string {
  const address = addressOf(request);
  const isUnknown = request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1;
  return isUnknown ? `a client of the proxy ${address}, which is not in TRUSTED_PROXIES` : address;
}

const isLimited = (path: string, url: string) => isApiPath(path) || isSearch(path, url) || isPackagePath(path);

const adviceFor = (path: string) =>
  isPackagePath(path)
    ? 'Keep the cache of npm between installations: a version of a package never changes.'
    : 'A list seldom changes within a minute, and its ETag shows whether it has.';

/**
 * This machine is exempt: a proxy that does not forward addresses would count as a single client.
 * @param perSecond 0 sets no limit.
 */
export function limitRate(server: FastifyInstance, perSecond: number): void {
  if (perSecond === 0) return;
  const takeToken = createRateLimiter(perSecond);
  server.addHook('onRequest', (request, reply, done) => {
    const path = servedPath(request);
    if (!isLimited(path, request.url)) return done();
    const address = addressOf(request);
    if (isLoopback(address)) return done();
    const seconds = takeToken(address);
    if (seconds === 0) return done();
    const reason = `Too many requests from this address. Try again in ${seconds} s. ${adviceFor(path)}`;
    const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
    sendError(request, reply.headers(headers), { status: 429, reason });
  });
}
