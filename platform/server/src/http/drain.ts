import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Stops a server without failing a request. First `/readyz` reports that the server is draining and every response closes its
 * connection, while requests are still served: load balancers move on to other servers. Then it accepts no more requests,
 * and the last one in flight is completed.
 * @param draining the controller whose signal the server got in its context.
 * @param ms how long requests are still accepted, for load balancers that poll slowly.
 */
export async function drain(server: FastifyInstance, draining: AbortController, ms: number): Promise<void> {
  draining.abort();
  await wait(ms);
  await server.close();
}
