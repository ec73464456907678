import { finished } from 'node:stream';
import { Refusal } from '@viit/core/refusal';
import type { FastifyReply } from 'fastify';

/** Of one client: requests that wait take memory, and so do responses that it does not read. @throws Refusal if the client has too many requests in progress. */
export type CountRequest = <T>(client: string, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;

/** Longest time in ms in which a client reads nothing of a response. */
export const unreadResponses = { ms: 60_000 };

/** For a response that is ready. Requests without a network have no such time. */
export const endIfUnread = (reply: FastifyReply): void => void reply.raw.socket?.setTimeout?.(unreadResponses.ms);

/** A request is in progress until its work is done and its response is sent. */
export function createRequestLimit(maxInProgress = 48): CountRequest {
  const inProgress = new Map<string, number>();
  const add = (client: string, change: number) => {
    const count = (inProgress.get(client) ?? 0) + change;
    if (count === 0) inProgress.delete(client);
    else inProgress.set(client, count);
    return count;
  };
  return async (client, reply, work) => {
    if (add(client, 1) > maxInProgress) {
      add(client, -1);
      throw new Refusal(
        'requests-too-many',
        `${maxInProgress} requests are in progress, and no more are accepted at the same time. Wait until one has ended and send this one again.`,
      );
    }
    try {
      return await work();
    } finally {
      finished(reply.raw, () => add(client, -1));
    }
  };
}
