import { commonHeaders, type Headers } from '@viit/core/response-headers';

/**
 * The response to every request for a service worker's script (R106). The site has none, but a browser may have one from
 * an address of this origin. A refusal would keep it for good: browsers go on using a worker whose script they cannot fetch.
 * This one replaces it, deletes what it stored, unregisters and reloads the windows that it controlled.
 */
export const retiringWorker = {
  /** Where an export has it, for web servers that can look at a request's headers. */
  address: '/_service-worker.js',
  text: `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const window of await clients.matchAll({ type: 'window' })) {
    // Without its fragment: the same address with one would only scroll.
    window.navigate(window.url.replace(/#.*/, '')).catch(() => {});
  }
}
`,
  headers: {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
    // For a worker whose scope was wider than its folder: without it the browser refuses the new script, and keeps the old.
    'service-worker-allowed': '/',
  } satisfies Headers,
};
