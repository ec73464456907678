import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Unlike Fastify's `onResponse`, also runs if the client disconnects. Register it before hooks that send responses.
 * @param work its status is 499 if there was no response.
 */
export function afterResponse(
  server: FastifyInstance,
  work: (request: FastifyRequest, reply: FastifyReply, status: number) => void,
): void {
  // A callback: a promise would cost requests per second.
  server.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => work(request, reply, reply.raw.headersSent ? reply.statusCode : 499));
    done();
  });
}
