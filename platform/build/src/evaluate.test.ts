import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import type { PageData } from '@viit/contract';
import { evaluateDeclarations } from './evaluate.ts';

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-pages-'));
after(() => fs.rmSync(dist, { recursive: true }));

/** Reads a list with one page as the build does. */
async function evaluate(change: Partial<PageData>) {
  const page = { id: 'library', path: '/library', title: 'Library', description: 'Books.', layout: 'plain', ...change };
  fs.mkdirSync(path.join(dist, 'server'), { recursive: true });
  fs.writeFileSync(path.join(dist, 'server/pages.cjs'), `exports.default = [${JSON.stringify(page)}];`);
  return (await evaluateDeclarations(dist, 'library')).pages;
}

test('a page declares what search engines and the search need, and its budget', async () => {
  const declared: Partial<PageData> = {
    breadcrumbs: [{ name: 'Campus Life', path: '/campus-life' }],
    content: ['/api/newsEvents/list'],
    structuredData: [
      { type: 'Library', institute: 'parentOrganization' },
      { type: 'Event', list: '/api/newsEvents/list' },
    ],
    searchWords: ['books'],
    scriptBudget: 20_000,
  };
  const [page] = await evaluate(declared);
  for (const [field, value] of Object.entries(declared)) assert.deepEqual(page?.[field as keyof PageData], value);
});

test('what a page cannot declare is refused with the field', async () => {
  await assert.rejects(evaluate({ structuredData: [{ type: 'library' }] }), /structuredData/);
  await assert.rejects(evaluate({ structuredData: [{ type: 'Event', list: '/api/a' }] }), /`content` does not have/);
  await assert.rejects(evaluate({ breadcrumbs: [{ name: 'A', path: '/a/:b' }] }), /must have no parameters/);
  await assert.rejects(evaluate({ scriptBudget: 45_001 }), /scriptBudget/);
});

test('a module that pages.ts imports is refused, and an error in it is reported', async () => {
  const write = (text: string) => fs.writeFileSync(path.join(dist, 'server/pages.cjs'), text);
  write("require('node:fs');");
  await assert.rejects(evaluateDeclarations(dist, 'library'), {
    message: 'src/pages.ts imports node:fs, but contains data only. Import it in the page.',
  });
  write("throw new Error('broken');");
  await assert.rejects(evaluateDeclarations(dist, 'library'), { message: 'broken' });
});

test('pages.ts has no access to the machine', async () => {
  fs.writeFileSync(
    path.join(dist, 'server/pages.cjs'),
    'throw new Error([typeof process, typeof Buffer, typeof WebAssembly.Module].join());',
  );
  await assert.rejects(evaluateDeclarations(dist, 'library'), { message: 'undefined,undefined,function' });
});

test('documents are sorted, each once, and one outside of the folders for documents is refused', async () => {
  const file = path.join(dist, 'server/documents.cjs');
  const write = (...hrefs: string[]) => {
    const documents = hrefs.map((href, index) => ({ name: `Document ${index}`, href }));
    fs.writeFileSync(file, `exports.default = ${JSON.stringify(documents)};`);
  };
  try {
    await evaluate({});
    write('/pdfs/b.pdf', '/documents/a.pdf', '/pdfs/b.pdf');
    assert.deepEqual((await evaluateDeclarations(dist, 'library')).documents, [
      { name: 'Document 1', href: '/documents/a.pdf' },
      { name: 'Document 0', href: '/pdfs/b.pdf' },
    ]);
    for (const wrong of ['/images/a.pdf', '/documents/A.pdf', '/documents/a', 'documents/a.pdf']) {
      write(wrong);
      await assert.rejects(
        evaluateDeclarations(dist, 'library'),
        /src\/documents.ts of library .* in lower case/s,
        wrong,
      );
    }
  } finally {
    fs.rmSync(file);
  }
});

test('collections are in the manifest, with their fields and a sorted seed', async () => {
  const notices = {
    ...{ title: 'Notices', help: 'Newest first.', fields: { day: { type: 'date', label: 'Day' } } },
    order: { by: 'day', direction: 'descending' },
    seed: [
      { id: 'a', day: '2026-01-01' },
      { id: 'b', day: '2026-02-01' },
    ],
  };
  const write = (collections: object) =>
    fs.writeFileSync(path.join(dist, 'server/collections.cjs'), `exports.default = ${JSON.stringify(collections)};`);
  const content = ['/api/content/library/notices'];
  try {
    write({ notices });
    await evaluate({ content });
    const { collections } = await evaluateDeclarations(dist, 'library');
    assert.deepEqual(collections, [{ name: 'notices', ...notices, seed: notices.seed.toReversed() }]);

    write({ notices: { ...notices, seed: [{ id: 'a', day: '2026-02-30' }] } });
    await assert.rejects(evaluate({}), /src\/collections.ts of library is not valid:.*must be a date.*seed\[0\].day/s);
    write({ notices: { ...notices, order: { by: 'title', direction: 'ascending' } } });
    await assert.rejects(evaluate({}), /is no field of the collection/);
    write({ events: notices });
    await assert.rejects(evaluate({ content }), {
      message: 'The page "library" shows /api/content/library/notices, which src/collections.ts of library lacks.',
    });
  } finally {
    fs.rmSync(path.join(dist, 'server/collections.cjs'));
  }
});
