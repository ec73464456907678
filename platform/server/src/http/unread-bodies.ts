import type { FastifyInstance } from 'fastify';

/** How long the rest of a body that nothing needs is read and discarded. Tests set a shorter time. */
export const unreadBodies = { ms: 10_000 };

/**
 * Closes the connection of a request that has its response and whose body does not end soon. Closing it at once could lose the response: a client
 * that is still sending reads it only afterwards.
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
