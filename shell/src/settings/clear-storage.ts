/** The entries of the local storage that the site uses (`font-choice.ts`). */
const ownEntries: readonly string[] = ['viit-fonts'];

/**
 * Deletes what else is stored in this browser for the site: no section stores anything, so it is from code that is no longer
 * published, or that should not be (R106.12). Cookies stay: those of a parent domain look the same.
 */
export async function clearStorage(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!ownEntries.includes(key)) localStorage.removeItem(key);
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    // Firefox lists databases from version 126.
    for (const { name } of (await indexedDB.databases?.()) ?? []) if (name) indexedDB.deleteDatabase(name);
  } catch {
    // Storage is blocked, or the page is not in a secure context: then it has neither caches nor workers.
  }
}
