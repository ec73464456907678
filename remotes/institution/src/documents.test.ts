import collections from './collections.ts';
import documents from './documents.ts';

test('every document has a name and a stable, readable address', () => {
  for (const { name, href } of documents) {
    expect(name.trim()).not.toBe('');
    expect(href).toMatch(/^\/documents\/[a-z0-9-]+(?:\/[a-z0-9-]+)+\.[a-z]{3,4}$/);
  }
});

test('one address has one name, wherever it is linked from', () => {
  const names = new Map<string, string>();
  for (const { name, href } of documents) {
    expect(names.get(href) ?? name).toBe(name);
    names.set(href, name);
  }
});

test('the pages about academics, admissions and governance have 75 documents', () => {
  const { policies, recognitions, rankings } = collections;
  const others = [...policies.seed, ...collections['staff-documents'].seed, ...recognitions.seed, ...rankings.seed];
  // 2 + 20 admissions, 2 plans, 7 + 6 + 5 minutes, 25 of AICTE, 8 of the university.
  expect(new Set(documents.map(({ href }) => href)).size).toBe(75 + others.length);
  expect(documents).toHaveLength(75 + others.length);
});
