import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RenderJob } from './jobs.ts';
import { withRenderer } from './renderer.ts';

const shell = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ lists, sizes, component }) => ({ html: JSON.stringify({ lists, sizes }) + (await component({ lists, sizes })), scriptHashes: [], styleHashes: [] });`;

/** A page that changes what it is given. */
const exams = `exports.default = [{ id: 'page', load: async () => ({ default: ({ lists, sizes }) => {
  for (const list of Object.values(lists)) list.reverse();
  sizes['/a.pdf'] = 'changed';
  return '';
} }) }];`;

test('lists and sizes are sent once to a process, and each page gets them as they are', async () => {
  let sent = 0;
  const item = { toJSON: () => ++sent && 'item' };
  const sizes = {
    get '/a.pdf'() {
      return ++sent && 1;
    },
  };
  const [shared, other] = [[item, 2], [3]];
  const jobs = Array.from(
    { length: 6 },
    (_, n): RenderJob => ({
      ...{ path: `/exams/${n}`, status: 200, key: `${n}`, section: 'exams', pageId: 'page' },
      input: {
        first: { path: `/exams/${n}` } as RenderJob['input']['first'],
        lists: n % 2 ? { '/api/a': shared, '/api/b': other } : { '/api/a': shared },
        files: { styles: [], origin: '' },
        sizes,
        metadata: {},
      },
    }),
  );
  const bundles = new Map(Object.entries({ shell, exams }).map(([name, code]) => [name, Buffer.from(code)]));
  const pages = await withRenderer({ bundles, styles: new Map() }, jobs[0] ?? assert.fail(), async (render) => {
    const rendered: string[] = [];
    for (const job of jobs) rendered.push((await render(job)).html);
    return rendered;
  });
  const lists = (n: number) => ({ '/api/a': ['item', 2], ...(n % 2 && { '/api/b': [3] }) });
  assert.deepEqual(
    pages.map((html) => JSON.parse(html)),
    jobs.map((_, n) => ({ lists: lists(n), sizes: { '/a.pdf': 1 } })),
  );
  assert.equal(sent, 2);
});
