import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds with JSON; with 400 if it has the field `error`. */
export async function startJsonServer(respond: (request: IncomingMessage, address: string) => Promise<object>) {
  const server = http.createServer(async (request, response) => {
    const body = await respond(request, address);
    response.writeHead('error' in body ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
