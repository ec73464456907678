import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Browsers and proxies wait for each response before they send the next request of a connection. */
const maxPipelined = 32;

/** Node hands over all requests of a packet at once: one client could keep the others waiting. */
export function limitPipelines(server: Server): void {
  const inProgress = new WeakMap<object, number>();
  const handlers = server.listeners('request');
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (inProgress.get(socket) ?? 0) + 1;
    if (count > maxPipelined) return socket.destroy();
    inProgress.set(socket, count);
    response.once('close', () => inProgress.set(socket, (inProgress.get(socket) ?? 1) - 1));
    for (const handle of handlers) handle.call(server, request, response);
  });
}
