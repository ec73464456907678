import type { FastifyInstance } from 'fastify';

/** How long the rest of an unneeded body is read and discarded. Tests set a shorter time. */
export const unreadBodies = { ms: 10_000 };

/**
 * Closes the connection if an unread body does not end soon. Closing it at once could lose the response: some clients read
 * only after sending.
 */
export function limitUnreadBodies(server: FastifyInstance): void {
  server.addHook('onResponse', (request, _reply, done) => {
    const body = request.raw;
    if (!body.complete) {
      const timer = setTimeout(() => body.socket.destroy(), unreadBodies.ms);
      const stop = () => clearTimeout(timer);
      body.once('end', stop).once('close', stop).resume();
    }
    done();
  });
}
