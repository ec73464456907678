import { commonHeaders, type Headers } from '@viit/core/response-headers';

/**
 * The response to any request for a service worker (R106). The site has none, but a browser may still run a worker from this
 * origin, and a refusal would keep it. This one replaces it, deletes its caches, unregisters, and reloads its windows.
 */
export const retiringWorker = {
  /** The export's address of it, for web servers that can test request headers. */
  address: '/_service-worker.js',
  text: `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const window of await clients.matchAll({ type: 'window' })) {
    // Without its fragment: navigating to the same address with one would only scroll.
    window.navigate(window.url.replace(/#.*/, '')).catch(() => {});
  }
}
`,
  headers: {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
    // For a worker with a wider scope than its folder: otherwise the browser refuses this script and keeps the old one.
    'service-worker-allowed': '/',
  } satisfies Headers,
};
