const table = {
  release: '7',
  sections: { exams: { name: 'exams', version: '1.0.0', entry: '/e.js', integrity: 'sha384-e' } },
  pages: [],
  documents: [
    { name: 'A', href: '/a.pdf', size: 0 },
    { name: 'B', href: '/b.pdf' },
    { name: 'C', href: '/c.pdf', size: null },
  ],
};
const respond = (response: object) => jest.fn().mockResolvedValue(response);

/** The modules of a document that was just opened. */
async function openDocument() {
  jest.resetModules();
  const { sectionBuild } = await import('../sections/section-builds.ts');
  return { sectionBuild, ...(await import('./page-table.ts')) };
}

test('the page table is fetched again after a failure, and then once', async () => {
  const { pageTable, sizeOf } = await openDocument();
  globalThis.fetch = respond({ ok: false, status: 503 });
  await expect(pageTable()).rejects.toThrow('The page table responded with status 503.');
  expect(sizeOf('/a.pdf')).toBeUndefined();
  const fetch = respond({ ok: true, json: async () => table });
  globalThis.fetch = fetch;
  const [first, second] = await Promise.all([pageTable(), pageTable()]);
  expect(first).toBe(second);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/_registry.json');
});

test('the page table registers the builds of sections and the sizes of documents', async () => {
  globalThis.fetch = respond({ ok: true, json: async () => table });
  const { pageTable, sectionBuild, sizeOf } = await openDocument();
  await pageTable();
  expect(sectionBuild('exams')?.version).toBe('1.0.0');
  expect([sizeOf('/a.pdf'), sizeOf('/b.pdf'), sizeOf('/c.pdf')]).toEqual([0, undefined, null]);
});
