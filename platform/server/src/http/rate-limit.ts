import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSearch } from '../site/search/resolve-search.ts';
import { isApiPath, isPackagePath, sendError } from './send-error.ts';
import { servedPath } from './served-path.ts';

/** A whole lecture hall may open a page. */
const burstSeconds = 10;
/** The least recently seen client is dropped first. */
const clientLimit = 20_000;

interface Bucket {
  tokens: number;
  /** In ms. */
  updatedAt: number;
}

/** @returns seconds to wait; 0 if the request is allowed. */
export type RateLimiter = (address: string) => number;

/**
 * Token buckets with room for ten seconds' worth.
 * @param now the clock, in ms.
 * @returns a function that finds a client's bucket, refilled.
 */
export function createBuckets(perSecond: number, now: () => number = performance.now.bind(performance)) {
  const buckets = new LRUCache<string, Bucket>({ max: clientLimit });
  const capacity = perSecond * burstSeconds;
  return (address: string): { tokens: number } => {
    const client = clientOf(address);
    const time = now();
    const bucket = buckets.get(client) ?? { tokens: capacity, updatedAt: time };
    bucket.tokens = Math.min(capacity, bucket.tokens + ((time - bucket.updatedAt) / 1000) * perSecond);
    bucket.updatedAt = time;
    buckets.set(client, bucket);
    return bucket;
  };
}

export function createRateLimiter(perSecond: number, now?: () => number): RateLimiter {
  const bucketOf = createBuckets(perSecond, now);
  return (address) => {
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  };
}

/** For IPv6 the /64 network, which is one household. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

/** `request.ip` is expensive, so it is read only if a proxy has set the header. */
export const addressOf = (request: FastifyRequest): string =>
  request.headers['x-forwarded-for'] === undefined ? (request.socket.remoteAddress ?? '') : request.ip;

export const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

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
