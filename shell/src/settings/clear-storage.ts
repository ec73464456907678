/** The entries of the local storage that the site uses (`font-choice.ts`). */
const ownEntries: readonly string[] = ['viit-fonts'];

/** Storage buckets, which only Chromium has: each contains databases, caches and files of its own. */
interface StorageBuckets {
  keys(): Promise<string[]>;
  delete(name: string): Promise<void>;
}

/**
 * Deletes what else is stored in this browser for the site: no section stores anything, so it is from code that is no longer
 * published, or that should not be (R106). Cookies stay: those of a parent domain look the same.
 */
export async function clearStorage(): Promise<void> {
  // Each kind by itself: one that the browser lacks or blocks must not keep the others. Without a secure context there are no
  // caches and no workers.
  await Promise.allSettled([
    clearEntries(),
    clearCaches(),
    clearWorkers(),
    clearDatabases(),
    clearFiles(),
    clearBuckets(),
  ]);
}

async function clearEntries(): Promise<void> {
  // It outlives the document, also on other sites.
  window.name = '';
  for (const key of Object.keys(localStorage)) if (!ownEntries.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

async function clearWorkers(): Promise<void> {
  for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
}

async function clearDatabases(): Promise<void> {
  // Firefox lists databases from version 126.
  for (const { name } of (await indexedDB.databases?.()) ?? []) if (name) indexedDB.deleteDatabase(name);
}

async function clearFiles(): Promise<void> {
  const folder = await navigator.storage.getDirectory();
  for await (const name of folder.keys()) await folder.removeEntry(name, { recursive: true });
}

async function clearBuckets(): Promise<void> {
  const { storageBuckets } = navigator as Navigator & { storageBuckets?: StorageBuckets };
  for (const name of (await storageBuckets?.keys()) ?? []) await storageBuckets?.delete(name);
}
