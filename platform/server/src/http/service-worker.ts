import type { FastifyInstance } from 'fastify';
import { retiringWorker } from '../site/service-worker.ts';

/** Sends a worker that removes itself, at any address. */
export function retireServiceWorkers(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['service-worker'] === undefined) return done();
    reply.headers(retiringWorker.headers).send(retiringWorker.text);
  });
  server.get(retiringWorker.address, (_request, reply) =>
    reply.headers(retiringWorker.headers).send(retiringWorker.text),
  );
}
