import type { FastifyInstance } from 'fastify';

/** Tests set a shorter time. */
export const unreadBodies = { ms: 10_000 };

/** Closing the connection at once could lose the response: some clients read only after sending. */
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
