import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { ConsoleChanges } from '@viit/contract/console';
import type { Rights } from '@viit/contract/rights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../../registry/access/rights.ts';
import { selectValid } from '../../registry/access/tokens.ts';
import { readRevision } from '../../registry/releases/status.ts';
import { createRequestLimit } from '../limit-in-progress.ts';
import type { ConsoleContext } from './console-context.ts';
import { createPresence } from './presence.ts';
import type { Sessions } from './session-routes.ts';

/** A removed person loses access within a second. */
export const eventTimes = { pollMs: 800, heartbeatMs: 15_000 };

/** Windows of one person, or of all who use a token. */
const maxStreams = 20;

interface Stream {
  /** Its number. */
  session: string;
  /** Sends permitted changes since the last event. */
  send: (changes: ConsoleChanges, rights: Rights) => void;
}

/** Server-sent events that name what changed. The page reconnects unless its session has ended. */
export function eventRoute(server: FastifyInstance, context: ConsoleContext, sessions: Sessions): void {
  const { database, draining } = context;
  const streams = new Map<PassThrough, Stream>();
  const endAll = () => {
    for (const stream of streams.keys()) stream.end();
  };
  draining.addEventListener('abort', endAll);
  server.addHook('preClose', async () => endAll());
  const countRequest = createRequestLimit(maxStreams);
  let isPolling = false;
  /** Polls because another server may make a change. */
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    while (streams.size > 0) {
      await setTimeout(eventTimes.pollMs, undefined, { ref: false });
      const open = [...streams];
      const sessions = open.map(([, { session }]) => session);
      // The site's server logs database failures. The next poll may succeed.
      const read = await Promise.all([readRevision(database), selectValid(database, sessions)]).catch(() => undefined);
      if (!read) continue;
      const [changes, valid] = read;
      for (const [stream, { session, send }] of open) {
        const rights = valid.get(session);
        if (rights) send(changes, rights);
        else stream.end('event: end\n\n');
      }
    }
    isPolling = false;
  };
  // Fastify would leave the stream of a HEAD request open.
  server.get('/events', { exposeHeadRoute: false }, async (request, reply) => {
    const actor = await sessions.actorOf(request);
    return countRequest(actor.id, reply, () => openStream(actor, request.query, reply));
  });
  const openStream = async (actor: Actor, query: unknown, reply: FastifyReply) => {
    const presence = createPresence(database, actor, query);
    await presence.renew();
    const first = await readRevision(database);
    const stream = new PassThrough();
    let last = '';
    const send: Stream['send'] = (changes, rights) => {
      // Nobody reads it at the moment. The next event has all changes.
      if (stream.writableNeedDrain) return;
      const event = `data: ${JSON.stringify({ ...changes, people: presence.others(changes.people, rights) })}\n\n`;
      if (event !== last && !stream.writableEnded) stream.write(event);
      last = event;
    };
    const heartbeat = setInterval(() => {
      // A stream that has ended stays open until its last event is read.
      if (stream.writable && !stream.writableNeedDrain) stream.write(':\n\n');
      presence.renew().catch(() => {});
    }, eventTimes.heartbeatMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
      streams.delete(stream);
      // Without it, the row ends by its age.
      presence.end().catch(() => {});
    });
    streams.set(stream, { session: actor.token, send });
    void poll();
    send(first, actor.rights);
    if (draining.aborted) stream.end();
    // Proxies such as nginx would buffer events. A connection kept open after its stream would delay the server's stop.
    return reply.headers({ 'x-accel-buffering': 'no', connection: 'close' }).type('text/event-stream').send(stream);
  };
}
