import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Ends a server so that nobody who asks fails. First it says at `/readyz` that it is going, and with every answer that the
 * connection ends, while it still takes requests: a balancer turns to the others. Then it takes no more, and is done when
 * the last request under way is answered.
 * @param ending what the server was made with; told here.
 * @param ms how long requests are still taken, for balancers that ask only now and then.
 */
export async function drain(server: FastifyInstance, ending: AbortController, ms: number): Promise<void> {
  ending.abort();
  await wait(ms);
  await server.close();
}
