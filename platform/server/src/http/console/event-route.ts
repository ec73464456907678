import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readRevision } from '../../registry/releases/read-revision.ts';
import type { ConsoleContext } from './console-context.ts';
import type { Sessions } from './session-routes.ts';

export const eventTimes = { pollMs: 1000, heartbeatMs: 15_000 };

/**
 * Server-sent events that name what changed. A stream ends when its token loses its rights or the server stops; the page
 * reconnects.
 */
export function eventRoute(server: FastifyInstance, context: ConsoleContext, sessions: Sessions): void {
  const { database, draining } = context;
  const streams = new Set<PassThrough>();
  const endAll = () => {
    for (const stream of streams) stream.end();
  };
  draining.addEventListener('abort', endAll);
  server.addHook('preClose', async () => endAll());
  const readEvent = async () => `data: ${JSON.stringify(await readRevision(database))}\n\n`;
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
      if (event !== last) for (const stream of streams) stream.write(event);
      last = event;
    }
    isPolling = false;
  };
  server.get('/events', async (request, reply) => {
    await sessions.actorOf(request);
    const first = await readEvent();
    const stream = new PassThrough();
    const heartbeat = setInterval(() => {
      stream.write(':\n\n');
      sessions.actorOf(request).catch(() => stream.end());
    }, eventTimes.heartbeatMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
      streams.delete(stream);
    });
    streams.add(stream);
    void poll();
    stream.write(first);
    if (draining.aborted) stream.end();
    // Proxies such as nginx would buffer events.
    return reply.headers({ 'x-accel-buffering': 'no' }).type('text/event-stream').send(stream);
  });
}
