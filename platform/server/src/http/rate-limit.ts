import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isForPrograms, sendError } from './errors.ts';

/** Seconds' worth of requests that an address may make at once after a pause: a whole lecture hall opens the home page. */
const saved = 10;
/** Addresses that are remembered; the one that was quiet for the longest is forgotten first. */
const remembered = 20_000;

/** What is left of an address's allowance. */
interface Bucket {
  left: number;
  /** When it was last counted, in ms. */
  at: number;
}

/**
 * An allowance for each address: it refills steadily, and holds ten seconds' worth.
 * @param perSecond requests a second that an address may go on making.
 * @param now the clock, in ms.
 * @returns takes one request from an address's allowance: 0 where it may be answered, else in how many whole seconds the next may.
 */
export function makeAllowance(perSecond: number, now: () => number = performance.now.bind(performance)) {
  const buckets = new Map<string, Bucket>();
  const full = perSecond * saved;
  return (address: string): number => {
    const key = networkOf(address);
    const at = now();
    const held = buckets.get(key);
    const left = held ? Math.min(full, held.left + ((at - held.at) / 1000) * perSecond) : full;
    const isAllowed = left >= 1;
    // Put in anew, so that the map's order is the order of last use.
    buckets.delete(key);
    buckets.set(key, { left: isAllowed ? left - 1 : left, at });
    if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '');
    return isAllowed ? 0 : Math.ceil((1 - left) / perSecond);
  };
}

/** Whom an address belongs to: a household has 2^64 of the long ones. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0')].slice(0, 4).join(':');
}

/** Whom a request comes from. Whose word is taken on that costs much, and is asked for only where somebody has said something. */
const addressOf = (request: FastifyRequest): string =>
  request.headers['x-forwarded-for'] === undefined ? (request.socket.remoteAddress ?? '') : request.ip;

const isThisMachine = (address: string) => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Answers 429 to whoever asks the content API more often than `perSecond`, and says when to ask again. Programs on this machine
 * are not counted: a proxy that does not hand its visitors' addresses on would be taken for one visitor.
 * @param perSecond 0 sets no limit.
 */
export function limitRate(server: FastifyInstance, perSecond: number): void {
  if (perSecond === 0) return;
  const take = makeAllowance(perSecond);
  server.addHook('onRequest', (request, reply, done) => {
    if (!isForPrograms(request.url)) return done();
    const address = addressOf(request);
    if (isThisMachine(address)) return done();
    const seconds = take(address);
    if (seconds === 0) return done();
    const reason = `Too many requests from this address. Ask again in ${seconds} s; a list seldom changes within a minute, and its ETag tells whether it did.`;
    sendError(reply.header('retry-after', String(seconds)).header('cache-control', 'no-store'), {
      status: 429,
      reason,
      isApi: true,
    });
  });
}
