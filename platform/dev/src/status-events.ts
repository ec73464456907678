import type { ServerResponse } from 'node:http';
import type { BuildStatus } from './watch/build-status.ts';

/** Proxies may close silent connections. */
const keepAliveMs = 20_000;

/** Server-sent events for all open pages. */
export function createStatusEvents() {
  const connections = new Set<ServerResponse>();
  const message = (status: BuildStatus) => `data: ${JSON.stringify(status)}\n\n`;
  const timer = setInterval(() => {
    for (const response of connections) response.write(':\n\n');
  }, keepAliveMs);
  timer.unref();
  return {
    add(response: ServerResponse, statuses: readonly BuildStatus[]): void {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n${statuses.map(message).join('')}\n`);
      connections.add(response);
      response.once('close', () => connections.delete(response));
    },
    send(status: BuildStatus): void {
      for (const response of connections) response.write(message(status));
    },
    close(): void {
      clearInterval(timer);
      for (const response of connections) response.end();
    },
  };
}
