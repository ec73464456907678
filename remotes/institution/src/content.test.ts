import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import collections from './collections.ts';
import documents from './documents.ts';

const folders = readdirSync(__dirname).filter((folder) => existsSync(path.join(__dirname, folder, 'content.ts')));

/** Every text of a page's content, with the path of its field. */
function texts(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}.${key}`));
}

/** Every object of a page's content. */
function objects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objects)];
}

const contentOf = (folder: string): Record<string, unknown> => require(path.join(__dirname, folder, 'content.ts'));

test('every page of the section has a content file', () => {
  expect(folders).toHaveLength(32);
});

const seeds = Object.fromEntries(Object.entries(collections).map(([name, { seed }]) => [`collection ${name}`, seed]));
const contents: Record<string, unknown> = {
  ...Object.fromEntries(folders.map((folder) => [folder, contentOf(folder)])),
  ...seeds,
};

test.each(Object.entries(contents))('the content of %s has no empty, unfinished or untidy text', (name, content) => {
  for (const [at, text] of texts(content, name)) {
    const found = `${at}: ${text}`;
    expect(text.trim() || found).toBe(text);
    expect(found).not.toMatch(/lorem|ipsum|coming soon|to be announced|\btbd\b|\btodo\b|undefined| {2}/i);
  }
});

test.each(folders)('every picture of %s has a description', (folder) => {
  for (const object of objects(contentOf(folder)))
    for (const key of Object.keys(object).filter((name) => /^(src|.*Src)$/.test(name))) {
      const alt = object[key === 'src' ? 'alt' : key.replace(/Src$/, 'Alt')];
      expect(typeof alt === 'string' && alt.length > 10).toBe(true);
    }
});

test.each(folders)('%s lists its sample fields, and only fields that it has', (folder) => {
  const { sample, ...content } = contentOf(folder);
  expect(Array.isArray(sample)).toBe(true);
  for (const field of sample as string[]) expect(Object.keys(content)).toContain(field.split(/[.[]/)[0]);
});

test.each(Object.entries(contents))('%s links only to documents of the section', (name, content) => {
  const addresses = documents.map(({ href }) => href);
  const links = texts(content, name).map(([, text]) => text);
  for (const link of links.filter((text) => text.startsWith('/documents/'))) expect(addresses).toContain(link);
});
