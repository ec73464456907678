import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Load balancers see `/readyz` fail before the server closes. @param ms how long requests are still accepted meanwhile. */
export async function drain(server: FastifyInstance, draining: AbortController, ms: number): Promise<void> {
  draining.abort();
  await wait(ms);
  await server.close();
}
