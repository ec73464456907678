import type { ServerResponse } from 'node:http';
import type { BuildStatus } from './watch/build-status.ts';

/** Server-sent events for all open pages. */
export interface StatusEvents {
  add(response: ServerResponse, statuses: readonly BuildStatus[]): void;
  send(status: BuildStatus): void;
  close(): void;
}

/** Proxies may close silent connections. */
const keepAliveMs = 20_000;

export function createStatusEvents(): StatusEvents {
  const connections = new Set<ServerResponse>();
  const message = (status: BuildStatus) => `data: ${JSON.stringify(status)}\n\n`;
  const timer = setInterval(() => {
    for (const response of connections) response.write(':\n\n');
  }, keepAliveMs);
  timer.unref();
  return {
    add(response, statuses) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n${statuses.map(message).join('')}\n`);
      connections.add(response);
      response.once('close', () => connections.delete(response));
    },
    send(status) {
      for (const response of connections) response.write(message(status));
    },
    close() {
      clearInterval(timer);
      for (const response of connections) response.end();
    },
  };
}
