import { PassThrough } from 'node:stream';
import type { ConsoleChanges } from '@viit/contract/console';
import type { FastifyInstance } from 'fastify';
import { readRevision } from '../../registry/releases/read-revision.ts';
import type { ConsoleContext } from './console-context.ts';
import type { Sessions } from './session-routes.ts';

/** How often the database is asked for changes while a console is open, in ms, and how often a stream shows that it is alive. */
export const eventTimes = { pollMs: 1000, heartbeatMs: 15_000 };

/**
 * `/events`: server-sent events that say what has changed, so that the console reads it again. A stream ends when its token
 * loses its rights and when the server stops; the page connects again, to this server or to another one.
 */
export function eventRoute(server: FastifyInstance, context: ConsoleContext, sessions: Sessions): void {
  const streams = new Set<PassThrough>();
  const endAll = () => {
    for (const stream of streams) stream.end();
  };
  context.draining.addEventListener('abort', endAll);
  server.addHook('preClose', async () => endAll());
  const feed = followRevision(context, (event) => {
    for (const stream of streams) stream.write(event);
  });
  server.get('/events', async (request, reply) => {
    await sessions.actorOf(request);
    const first = await feed.read();
    const stream = new PassThrough();
    const heartbeat = setInterval(() => {
      stream.write(':\n\n');
      sessions.actorOf(request).catch(() => stream.end());
    }, eventTimes.heartbeatMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
      streams.delete(stream);
      if (streams.size === 0) feed.stop();
    });
    streams.add(stream);
    feed.start();
    stream.write(first);
    if (context.draining.aborted) stream.end();
    // Proxies such as nginx would hold events back to send them together.
    return reply.headers({ 'x-accel-buffering': 'no' }).type('text/event-stream').send(stream);
  });
}

const eventOf = (changes: ConsoleChanges): string => `data: ${JSON.stringify(changes)}\n\n`;

/** Polls the database from the first stream to the last: a change may come from another server. */
function followRevision({ database }: ConsoleContext, send: (event: string) => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let isPolling = false;
  let last = '';
  const read = async () => eventOf(await readRevision(database));
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      const event = await read();
      if (event !== last) send(event);
      last = event;
    } catch {
      // The database does not respond; the site's server logs that. The next poll may succeed.
    }
    isPolling = false;
  };
  return {
    /** The present state, with which a new stream begins. */
    read,
    start(): void {
      timer ??= setInterval(() => void poll(), eventTimes.pollMs);
    },
    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
