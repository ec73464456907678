import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** An origin that was taken over by a service worker, and later serves the site. */
export interface HijackedSite {
  address: string;
  /** From now on every request goes to the site. */
  restore(): void;
  close(): Promise<void>;
}

const page = `<!doctype html><title>Taken over</title><h1>Taken over</h1><script>
navigator.serviceWorker.register('/images/worker.js', { scope: '/' }).then(() => caches.open('loot')).then((cache) => cache.put('/loot', new Response('x')))
</script>`;

/** Responds to every navigation itself, so that no visitor sees what the site serves. */
const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const taken = () => new Response('<!doctype html><h1>Taken over</h1>', { headers: { 'content-type': 'text/html' } });
  if (event.request.mode === 'navigate') event.respondWith(taken());
});`;

/** Starts such an origin. @param site the address of the site that it serves after `restore`. */
export async function startHijackedSite(site: string): Promise<HijackedSite> {
  let isRestored = false;
  const server = http.createServer((request, response) => {
    if (isRestored) return forward(site, request, response);
    const isWorker = request.headers['service-worker'] === 'script';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    // A worker can be for more than its folder where the server once allowed it.
    if (isWorker) response.setHeader('service-worker-allowed', '/');
    response.end(isWorker ? worker : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    restore() {
      isRestored = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(site: string, request: http.IncomingMessage, response: http.ServerResponse): void {
  const forwarded = http.request(
    site + request.url,
    { method: request.method, headers: request.headers },
    (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}
