import documents from './documents.ts';

test('every list entry has a different document, at a readable address', () => {
  expect(documents).toHaveLength(48 + 30);
  expect(new Set(documents.map(({ href }) => href)).size).toBe(78);
  expect(documents.filter(({ href }) => /^\/timetables\/[a-z0-9-]+\.pdf$/.test(href))).toHaveLength(48);
  expect(documents.filter(({ href }) => /^\/pdfs\/[a-z0-9-]+\.pdf$/.test(href))).toHaveLength(30);
});
