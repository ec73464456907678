/** Entries that the site uses. */
const ownEntries: readonly string[] = ['viit-fonts'];

/** Chromium only. */
interface StorageBuckets {
  keys(): Promise<string[]>;
  delete(name: string): Promise<void>;
}

/** Deletes everything else that is stored for the site (R106). Cookies stay: those of a parent domain look the same. */
export async function clearStorage(): Promise<void> {
  // One kind that fails must not stop the others.
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
  // It outlives the document.
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
