import { clearStorage } from './clear-storage.ts';

/** Stored data by kind, for kinds that jsdom does not have. */
function store() {
  const stored = {
    databases: ['hostile', 'more'],
    caches: ['hostile'],
    workers: ['/', '/exams'],
    files: ['hostile.txt', 'folder'],
    buckets: ['hostile'],
  };
  const remove = (list: string[]) => async (name: string) => void list.splice(list.indexOf(name), 1);
  Object.assign(globalThis, {
    indexedDB: {
      databases: async () => stored.databases.map((name) => ({ name })),
      deleteDatabase: remove(stored.databases),
    },
    caches: { keys: async () => [...stored.caches], delete: remove(stored.caches) },
  });
  const registrations = stored.workers.map((scope) => ({ unregister: () => remove(stored.workers)(scope) }));
  Object.assign(navigator, {
    serviceWorker: { getRegistrations: async () => registrations },
    storage: {
      getDirectory: async () => ({ keys: () => [...stored.files], removeEntry: remove(stored.files) }),
    },
    storageBuckets: { keys: async () => [...stored.buckets], delete: remove(stored.buckets) },
  });
  return stored;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('viit-fonts', 'here');
  localStorage.setItem('hostile', '1');
});

test('what the site did not store is deleted', async () => {
  const stored = store();
  sessionStorage.setItem('hostile', '1');
  window.name = 'hostile';
  await clearStorage();
  expect(Object.keys(localStorage)).toEqual(['viit-fonts']);
  expect(sessionStorage).toHaveLength(0);
  expect(window.name).toBe('');
  expect(stored).toEqual({ databases: [], caches: [], workers: [], files: [], buckets: [] });
});

test('what a browser lacks or blocks does not keep the rest from being deleted', async () => {
  const stored = store();
  const blocked = async () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.assign(globalThis, { caches: undefined });
  Object.assign(navigator, { serviceWorker: undefined, storageBuckets: undefined, storage: { getDirectory: blocked } });
  await expect(clearStorage()).resolves.toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['viit-fonts']);
  expect(stored.databases).toEqual([]);
});
