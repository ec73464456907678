import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../../registry/access/rights.ts';
import { selectValid } from '../../registry/access/tokens.ts';
import { readRevision } from '../../registry/releases/status.ts';
import { createRequestLimit } from '../limit-in-progress.ts';
import type { ConsoleContext } from './console-context.ts';
import { createPresence } from './presence.ts';
import type { Sessions } from './session-routes.ts';

/** Who was removed is out within a second. */
export const eventTimes = { pollMs: 800, heartbeatMs: 15_000 };

/** Server-sent events that name what changed. A stream ends with its session, and says so, or when the server stops; then the page reconnects. */
export function eventRoute(server: FastifyInstance, context: ConsoleContext, sessions: Sessions): void {
  const { database, draining } = context;
  /** Each with the number of its session. */
  const streams = new Map<PassThrough, string>();
  const endAll = () => {
    for (const stream of streams.keys()) stream.end();
  };
  draining.addEventListener('abort', endAll);
  server.addHook('preClose', async () => endAll());
  const readEvent = async () => `data: ${JSON.stringify(await readRevision(database))}\n\n`;
  const countRequest = createRequestLimit();
  let isPolling = false;
  let last = '';
  /** Polls because another server may make a change. */
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    while (streams.size > 0) {
      await setTimeout(eventTimes.pollMs, undefined, { ref: false });
      // The site's server logs database failures. The next poll may succeed.
      const event = await readEvent().catch(() => last);
      const valid = await selectValid(database, [...streams.values()]).catch(() => undefined);
      for (const [stream, session] of streams) {
        if (valid?.has(session) === false) stream.end('event: end\n\n');
        else if (event !== last) stream.write(event);
      }
      last = event;
    }
    isPolling = false;
  };
  server.get('/events', async (request, reply) => {
    const actor = await sessions.actorOf(request);
    return countRequest(actor.id, reply, () => openStream(actor, request.query, reply));
  });
  const openStream = async (actor: Actor, query: unknown, reply: FastifyReply) => {
    const presence = createPresence(database, actor, query);
    await presence.renew();
    const first = await readEvent();
    const stream = new PassThrough();
    const heartbeat = setInterval(() => {
      stream.write(':\n\n');
      presence.renew().catch(() => {});
    }, eventTimes.heartbeatMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
      streams.delete(stream);
      // Without it, the row ends by its age.
      presence.end().catch(() => {});
    });
    streams.set(stream, actor.token);
    void poll();
    stream.write(first);
    if (draining.aborted) stream.end();
    // Proxies such as nginx would buffer events.
    return reply.headers({ 'x-accel-buffering': 'no' }).type('text/event-stream').send(stream);
  };
}
