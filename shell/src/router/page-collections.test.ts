import { loadCollections, pageLists } from './find-page.ts';

const row = { id: 'page', path: '/page', title: 'Page', section: 'exams', layout: 'plain' as const };
const entries = [{ id: 'tt-1' }];
const respond = (ok: boolean) => jest.fn(async () => ({ ok, status: ok ? 200 : 500, json: async () => entries }));
const use = (fetch: jest.Mock) => {
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
};

test('the entries of a page are fetched once, with its parameters in the address', async () => {
  const fetched = use(respond(true));
  const match = { row: { ...row, content: ['/api/content/exams/:kind'] }, params: { kind: 'timetables' } };
  await loadCollections(match);
  await loadCollections(match);
  expect(fetched.mock.calls).toEqual([['/api/content/exams/timetables']]);
  expect(pageLists['/api/content/exams/timetables']).toEqual(entries);
});

test('a failure is reported to the caller, and the next attempt fetches again', async () => {
  const match = { row: { ...row, content: ['/api/content/exams/notifications'] }, params: {} };
  use(respond(false));
  await expect(loadCollections(match)).rejects.toThrow('responded with status 500');
  const fetched = use(respond(true));
  await loadCollections(match);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a page without collections fetches nothing, and neither do entries that came with the first page', async () => {
  pageLists['/api/content/exams/first'] = entries;
  const fetched = use(respond(true));
  await loadCollections({ row: { ...row, content: ['/api/content/exams/first'] }, params: {} });
  await loadCollections({ row, params: {} });
  expect(fetched).not.toHaveBeenCalled();
});
