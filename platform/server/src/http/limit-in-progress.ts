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
  countResponse(client: string, reply: FastifyReply): void;
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
      `${maxInProgress} requests are in progress, and no more are accepted at the same time. Wait until one has ended and send this one again.`,
    );
  };
  const countResponse = (client: string, reply: FastifyReply) => {
    add(client, 1);
    finished(reply.raw, () => add(client, -1));
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
