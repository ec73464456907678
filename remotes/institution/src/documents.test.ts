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
