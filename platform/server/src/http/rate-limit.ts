import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isSearch } from '../site/search/resolve-search.ts';
import { isApiPath, isPackagePath, sendError } from './send-error.ts';
import { servedPath } from './served-path.ts';

/** Seconds' worth of requests that a client may make in a burst: a whole lecture hall opens the home page. */
const burstSeconds = 10;
/** Clients that are remembered; the least recently seen is dropped first. */
const clientLimit = 20_000;

/** A client's token bucket. */
interface Bucket {
  tokens: number;
  /** When `tokens` was last updated, in ms. */
  updatedAt: number;
}

/** Takes a token of a client. @returns 0 if the request is allowed, else the whole seconds until the next one is. */
export type RateLimiter = (address: string) => number;

/**
 * Creates a token bucket for each client.
 * @param perSecond tokens that a client gets in a second; ten seconds' worth is the most that it can have.
 * @param now the clock, in ms.
 * @returns a function that finds a client's bucket, filled up to now. Who takes more than is in it gets nothing until it is filled again.
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

/**
 * Creates a rate limiter with a token bucket for each client.
 * @param perSecond requests per second that a client may keep making.
 * @param now the clock, in ms.
 */
export function createRateLimiter(perSecond: number, now?: () => number): RateLimiter {
  const bucketOf = createBuckets(perSecond, now);
  return (address) => {
    const bucket = bucketOf(address);
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond);
    bucket.tokens -= 1;
    return 0;
  };
}

/** The client behind an address: for IPv6 the /64 network, which is one household. */
export function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

/** The address of a client. `request.ip` is expensive, so it is read only if a proxy has set the header. */
export const addressOf = (request: FastifyRequest): string =>
  request.headers['x-forwarded-for'] === undefined ? (request.socket.remoteAddress ?? '') : request.ip;

/** Whether an address is this machine's own. */
export const isLoopback = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Each of these asks the database, or is asked for again and again by a program. */
const isLimited = (path: string, url: string) => isApiPath(path) || isSearch(path, url) || isPackagePath(path);

const adviceFor = (path: string) =>
  isPackagePath(path)
    ? 'Keep the cache of npm between installations: a version of a package never changes.'
    : 'A list seldom changes within a minute, and its ETag shows whether it has.';

/**
 * Limits requests to the content API, searches and requests for packages per client: further requests get 429 with `Retry-After`. Requests from this machine are
 * not limited, because a proxy that does not forward addresses would count as a single client.
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
