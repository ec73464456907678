import { finished } from 'node:stream';
import { Refusal } from '@viit/core/refusal';
import type { FastifyReply } from 'fastify';

/** Waiting requests and unread responses take memory. @throws Refusal if the client has too many requests in progress. */
type CountRequest = <T>(client: string, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;

/** How long a client may read nothing of a response. */
export const unreadResponses = { ms: 60_000 };

/** For a response that is ready. Requests without a network have no such time. */
export const endIfUnread = (reply: FastifyReply): void => void reply.raw.socket?.setTimeout?.(unreadResponses.ms);

interface RequestLimit extends CountRequest {
  assertFree(client: string): void;
  /** For finished work: its response counts, but is not refused. */
  countResponse(client: string, reply: FastifyReply, amount?: number): void;
}

/** A request is in progress until its work is done and its response is sent. */
export function createRequestLimit(maxInProgress = 48): RequestLimit {
  const inProgress = new Map<string, number>();
  const add = (client: string, change: number) => {
    const count = (inProgress.get(client) ?? 0) + change;
    if (count === 0) inProgress.delete(client);
    else inProgress.set(client, count);
  };
  const assertFree = (client: string) => {
    if ((inProgress.get(client) ?? 0) < maxInProgress) return;
    throw new Refusal(
      'requests-too-many',
      'Too many requests are in progress, or too much of their responses has not been read. Wait until one has ended and send this one again.',
    );
  };
  const countResponse = (client: string, reply: FastifyReply, amount = 1) => {
    add(client, amount);
    finished(reply.raw, () => add(client, -amount));
  };
  const count: CountRequest = async (client, reply, work) => {
    assertFree(client);
    add(client, 1);
    try {
      return await work();
    } finally {
      finished(reply.raw, () => add(client, -1));
    }
  };
  return Object.assign(count, { assertFree, countResponse });
}

const largeResponse = 1_000_000;

/**
 * Small responses are sent in any case: their number is limited.
 * @returns large ones as bytes: for a text, Node takes three bytes of memory for each character, and longer.
 */
export function createUnreadLimit(maxBytes = 40_000_000) {
  const unread = createRequestLimit(maxBytes);
  return <T>(client: string, reply: FastifyReply, payload: T): T | Buffer => {
    if (typeof payload !== 'string' || payload.length < largeResponse) return payload;
    unread.assertFree(client);
    const bytes = Buffer.from(payload);
    unread.countResponse(client, reply, bytes.length);
    return bytes;
  };
}
