import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Stops a server without failing a request: `/readyz` first tells load balancers to stop, then the last requests are
 * completed.
 * @param ms how long new requests are still accepted, for load balancers that poll slowly.
 */
export async function drain(server: FastifyInstance, draining: AbortController, ms: number): Promise<void> {
  draining.abort();
  await wait(ms);
  await server.close();
}
