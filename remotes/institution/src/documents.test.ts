import { documents as aicte } from './aicte-approvals/content.ts';
import documents from './documents.ts';
import { academicsDocuments } from './documents-academics.ts';
import { documents as jntuk } from './jntuk/content.ts';
import { bodies } from './statutory-approvals/content.ts';

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

test('a regulator’s letter has one address on every page that shows it', () => {
  const addresses = new Set([...aicte, ...jntuk].map(({ href }) => href));
  const shared = bodies
    .filter(({ id }) => id === 'aicte' || id === 'jntuk-affiliation')
    .flatMap((body) => body.approvals);
  expect(shared).toHaveLength(10);
  expect(shared.filter(({ href }) => !addresses.has(href))).toEqual([]);
});

test('the pages about academics, admissions and governance have 74 documents', () => {
  // 1 + 20 admissions, 2 plans, 7 + 6 + 5 minutes, 25 of AICTE, 8 of the university.
  expect(new Set(academicsDocuments.map(({ href }) => href)).size).toBe(74);
  expect(academicsDocuments).toHaveLength(74);
});
