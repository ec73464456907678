import { commonHeaders, type Headers } from '@viit/core/response-headers';

/**
 * The site has no service worker (R106), but a browser may still run one from this origin, and a refusal would keep it. This
 * one replaces it, unregisters, and reloads its windows.
 */
export const retiringWorker = {
  address: '/_service-worker.js',
  text: `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const window of await clients.matchAll({ type: 'window' })) {
    // Navigating to the same address with a fragment would only scroll.
    window.navigate(window.url.replace(/#.*/, '')).catch(() => {});
  }
}
`,
  headers: {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
    // For workers with a scope wider than their folder, which browsers would otherwise keep.
    'service-worker-allowed': '/',
  } satisfies Headers,
};
