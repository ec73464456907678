import { clearStorage } from './clear-storage.ts';

/** What the browser has stored, as far as jsdom does not have it. */
function store(stored: { databases: string[]; caches: string[]; workers: string[] }): void {
  const removed = (list: string[], name: string) => list.splice(list.indexOf(name), 1);
  Object.assign(globalThis, {
    indexedDB: {
      databases: async () => stored.databases.map((name) => ({ name })),
      deleteDatabase: (name: string) => removed(stored.databases, name),
    },
    caches: { keys: async () => [...stored.caches], delete: async (name: string) => removed(stored.caches, name) },
  });
  const registrations = stored.workers.map((scope) => ({ unregister: async () => removed(stored.workers, scope) }));
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => registrations } });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('viit-fonts', 'here');
});

test('what the site did not store is deleted', async () => {
  const stored = { databases: ['loot', 'more'], caches: ['loot'], workers: ['/', '/exams'] };
  store(stored);
  localStorage.setItem('loot', '1');
  sessionStorage.setItem('loot', '1');
  await clearStorage();
  expect(Object.keys(localStorage)).toEqual(['viit-fonts']);
  expect(sessionStorage).toHaveLength(0);
  expect(stored).toEqual({ databases: [], caches: [], workers: [] });
});

test('a browser that blocks storage is left alone', async () => {
  Object.assign(globalThis, { indexedDB: undefined });
  localStorage.setItem('loot', '1');
  await expect(clearStorage()).resolves.toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['viit-fonts']);
});
