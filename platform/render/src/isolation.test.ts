import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheduler } from 'node:timers/promises';
import { budgets } from '@viit/contract';
import { isWorkerd, workerdBelow } from '@viit/core/isolate/testing/processes';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';
import { renderPool } from './pool.ts';
import { renderAll } from './testing/render-all.ts';

/* Effects of a page's code on others while it is rendered. Its access is tested in platform/core. */

const shell = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, component }) => ({ html: await component(first), scriptHashes: [], styleHashes: [] });`;

const createJobs = (section: string, count: number): RenderJob[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ path: `/${section}/${n}`, status: 200, key: `${section}-${n}`, section, pageId: 'page' },
    input: {
      first: { path: `/${section}/${n}` } as RenderJob['input']['first'],
      lists: {},
      files: { styles: [], origin: '' },
      sizes: {},
      metadata: {},
    },
  }));

/** Renders `count` pages of each section with the section's component, given as source text. */
async function render(components: Record<string, string>, count = 1, team?: string): Promise<string[]> {
  const bundles = new Map([['shell', Buffer.from(shell)]]);
  for (const [name, component] of Object.entries(components)) {
    bundles.set(
      name,
      Buffer.from(`exports.default = [{ id: 'page', load: async () => ({ default: ${component} }) }];`),
    );
  }
  const jobs = Object.keys(components).flatMap((name) => createJobs(name, count));
  return (await renderAll({ bundles, styles: new Map() }, jobs, team)).map((page) => page.html);
}

test('memory outside of the heap counts towards the limit', async () => {
  await assert.rejects(
    render({
      exams:
        'async () => { const all = []; for (;;) { all.push(new Uint8Array(16e6).fill(1)); await scheduler.wait(1); } }',
    }),
    /The page \/exams\/0 of exams took more than 512 MB/,
  );
});

test('a page that never finishes is refused at once, and one that computes without end after its time', async () => {
  await assert.rejects(
    render({ exams: 'async () => new Promise(() => {})' }),
    /exams\/0 of exams never finishes rendering/,
  );
  const { pageMs } = renderLimits;
  renderLimits.pageMs = 1000;
  try {
    await assert.rejects(render({ exams: 'async () => { for (;;); }' }), /did not finish rendering within 1 s/);
  } finally {
    renderLimits.pageMs = pageMs;
  }
});

test('a result that is not a page is refused with the page’s name', async () => {
  const results = [
    'null',
    '{ result: null }',
    '{ result: { html: 5 } }',
    `{ result: { html: 'x', scriptHashes: ["'; script-src *"], styleHashes: [] } }`,
  ];
  for (const result of results) {
    await assert.rejects(
      render({ exams: `async () => { Object.prototype.toJSON = () => (${result}); return ''; }` }),
      /The page \/exams\/0 of exams (returned something that is not a rendered page|never finishes)/,
    );
  }
});

test('HTML over the limit is refused before anything reads it', async () => {
  const size = (length: number) => ({ exams: `async () => 'x'.repeat(${length})` });
  assert.equal((await render(size(budgets.documentPlain)))[0]?.length, budgets.documentPlain);
  for (const length of [budgets.documentPlain + 1, 50 * budgets.documentPlain]) {
    await assert.rejects(render(size(length)), { code: 'page-too-large' });
  }
  // Three bytes each.
  const telugu = `async () => 'తె'.repeat(${budgets.documentPlain / 5})`;
  await assert.rejects(render({ exams: telugu }), { code: 'page-too-large' });
});

test('what a page leaves running ends with it', async () => {
  const pages = await render({ exams: "async () => { setTimeout(() => { for (;;); }); return 'fine'; }" }, 6);
  assert.deepEqual(pages, Array(6).fill('fine'));
});

test('pages of a section whose code breaks the isolate do not affect another section’s', async () => {
  const { pageMs } = renderLimits;
  // The start of an isolate counts too.
  renderLimits.pageMs = 8000;
  try {
    const broken = render({ exams: "async ({ path }) => { while (path === '/exams/3'); return 'fine'; }" }, 6);
    const intact = render({ cells: "async () => 'intact'" }, 6);
    const [refusal, pages] = await Promise.allSettled([broken, intact]);
    assert.match(String(refusal.status === 'rejected' && refusal.reason), /page \/exams\/3 of exams did not finish/);
    assert.deepEqual(pages.status === 'fulfilled' && pages.value, Array(6).fill('intact'));
  } finally {
    renderLimits.pageMs = pageMs;
  }
});

test('pages whose process was ended are rendered in another one, once', {
  skip: process.platform !== 'linux',
}, async () => {
  const slow = { exams: "async () => { await scheduler.wait(700); return 'fine'; }" };
  const endProcess = async () => {
    const pid = await workerdBelow(process.pid);
    process.kill(pid, 'SIGKILL');
    while (isWorkerd(pid)) await scheduler.wait(5);
  };
  const [pages] = await Promise.all([render(slow, 2), endProcess()]);
  assert.deepEqual(pages, ['fine', 'fine']);
  const endTwo = async () => {
    await endProcess();
    await endProcess();
  };
  await Promise.all([assert.rejects(render(slow), /ended the renderer. Error output: Exit status 137/), endTwo()]);
});

/** Identifies the isolate that renders, by its globals. */
const isolateName = '(globalThis.isolateName ??= String(Math.random()))';

test('the pages of a large section are divided among isolates', async () => {
  const { size, pagesEach } = renderPool;
  Object.assign(renderPool, { size: 2, pagesEach: 3 });
  try {
    const pages = await render(
      { exams: `async (first) => { await scheduler.wait(500); return first.path + ' ' + ${isolateName}; }` },
      12,
    );
    assert.deepEqual(
      pages.map((page) => page.split(' ')[0]),
      Array.from({ length: 12 }, (_, n) => `/exams/${n}`),
    );
    assert.equal(new Set(pages.map((page) => page.split(' ')[1])).size, 2);
  } finally {
    Object.assign(renderPool, { size, pagesEach });
  }
});

test('two sections never share an isolate', async () => {
  const pages = await render({ exams: `async () => ${isolateName}`, cells: `async () => ${isolateName}` }, 2);
  assert.equal(new Set(pages).size, 2);
});

test('slow pages of one team do not keep another team’s page waiting until all are rendered', async () => {
  const { yieldAfterMs } = renderPool;
  renderPool.yieldAfterMs = 1;
  try {
    const slow = "async () => { await scheduler.wait(50); return 'slow'; }";
    const sections = Array.from({ length: renderPool.size }, (_, n) => [`slow${n}`, slow]);
    const first = render(Object.fromEntries(sections), renderPool.pagesEach, 'first team');
    const second = render({ cells: "async () => 'quick'" }, 1, 'second team');
    assert.deepEqual(await Promise.race([first, second]), ['quick']);
    assert.equal((await first).length, renderPool.size * renderPool.pagesEach);
  } finally {
    renderPool.yieldAfterMs = yieldAfterMs;
  }
});
