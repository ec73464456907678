import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { RenderJob } from './jobs.ts';
import { renderInPool, renderPool } from './pool.ts';
import { hasOwnNetwork, renderLimits } from './process.ts';

/* What a page's code may reach while it is rendered: nothing but its own folder, whatever it tries. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-isolation-'));
const secret = 'the operator’s secret';
let listener: net.Server;
let reached = 0;

before(async () => {
  fs.writeFileSync(path.join(root, 'secret'), secret);
  process.env.VIIT_TEST_SECRET = secret;
  listener = net.createServer((socket) => {
    reached++;
    socket.end();
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
});
after(() => {
  delete process.env.VIIT_TEST_SECRET;
  listener.close();
  fs.rmSync(root, { recursive: true, force: true });
});

const shell = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, component }) => ({ html: await component(first), scriptHashes: [] });`;

const jobsOf = (section: string, count: number): RenderJob[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ path: `/${section}/${n}`, status: 200, key: `${section}-${n}`, section, pageId: 'page' },
    input: {
      first: { path: `/${section}/${n}` } as RenderJob['input']['first'],
      answers: {},
      files: { styles: [], origin: '' },
      sizes: {},
    },
  }));

/** Renders pages of sections, each with this component. */
async function render(components: Record<string, string>, count = 1): Promise<string[]> {
  const bundles = new Map([['shell', Buffer.from(shell)]]);
  for (const [name, component] of Object.entries(components)) {
    bundles.set(
      name,
      Buffer.from(`exports.default = [{ id: 'page', load: async () => ({ default: ${component} }) }];`),
    );
  }
  const jobs = Object.keys(components).flatMap((name) => jobsOf(name, count));
  return (await renderInPool(bundles, jobs)).map((page) => page.html);
}

/** What each attempt came to: the code of its error, or what it saw. */
const attempts = (...tries: string[]) => `async () => {
  const seen = [];
  for (const attempt of [${tries.map((one) => `async () => ${one}`).join(', ')}]) {
    try { seen.push('saw ' + (await attempt())); } catch (error) { seen.push(error.code ?? error.message); }
  }
  return seen.join(' | ');
}`;

test("files outside its folder and the server's environment are closed, and nothing can be started", async () => {
  const files = [path.join(root, 'secret'), `/proc/${process.pid}/environ`, '/etc/hostname'];
  const [said] = await render({
    exams: attempts(
      ...files.map((file) => `process.getBuiltinModule('fs').readFileSync(${JSON.stringify(file)}, 'utf8')`),
      `(await import('node:fs')).readFileSync('/proc/' + process.ppid + '/environ', 'utf8')`,
      `process.mainModule.require('fs').writeFileSync(${JSON.stringify(path.join(root, 'written'))}, 'x')`,
      `process.getBuiltinModule('child_process').execSync('env')`,
      `new (process.getBuiltinModule('worker_threads').Worker)('1', { eval: true })`,
      `process.binding('fs')`,
    ),
  });
  assert.deepEqual(
    said?.split(' | '),
    Array.from({ length: 8 }, () => 'ERR_ACCESS_DENIED'),
  );
  const [environment] = await render({ exams: 'async () => JSON.stringify(process.env)' });
  assert.equal(environment, '{"NODE_ENV":"production"}');
});

test('no address can be reached, by whichever way a page asks', async () => {
  const { port } = listener.address() as net.AddressInfo;
  const settled = (made: string) =>
    `await new Promise((resolve, reject) => { const made = ${made}; made.once('connect', () => resolve('it')); made.once('error', reject); })`;
  const [said] = await render({
    exams: attempts(
      `(await fetch('http://127.0.0.1:${port}')).status`,
      settled(`process.getBuiltinModule('net').connect(${port}, '127.0.0.1')`),
      settled(`new (process.stdout.constructor)().connect(${port}, '127.0.0.1')`),
      `(await import('node:net')).connect(${port}, '127.0.0.1')`,
      `process.getBuiltinModule('http').get('http://127.0.0.1:${port}')`,
      `process.getBuiltinModule('dns').lookup('viit.example', () => {})`,
      `await process.getBuiltinModule('dns/promises').resolve('viit.example')`,
      `process.getBuiltinModule('dgram').createSocket('udp4')`,
    ),
  });
  for (const one of said?.split(' | ') ?? []) assert.match(one, /no network/);
  assert.equal(reached, 0);
});

test('where the system gives a process a network of its own, it is empty', { skip: !hasOwnNetwork() }, async () => {
  const [said] = await render({
    exams: `async () => Object.values(process.getBuiltinModule('os').networkInterfaces()).flat().length + ' addresses'`,
  });
  assert.equal(said, '0 addresses');
});

test('a page cannot end the server, nor open it to a debugger', async () => {
  const [said] = await render({
    exams: attempts(
      'process.kill(process.ppid, 0)',
      '(0, process._kill)(process.ppid, 0)',
      'process._debugProcess(process.ppid)',
    ),
  });
  for (const one of said?.split(' | ') ?? []) assert.match(one, /no other processes/);
});

test('memory outside of the heap counts too', async () => {
  await assert.rejects(
    render({
      exams:
        'async () => { const all = []; for (;;) { all.push(Buffer.alloc(16e6, 1)); await new Promise(setImmediate); } }',
    }),
    /The page \/exams\/0 of exams took more than 512 MB/,
  );
});

test('what a page sends past the renderer is no page: refused by name, and the server lives', async () => {
  for (const message of ['null', '{ html: 5, scriptHashes: [] }', `{ html: 'x', scriptHashes: ["'; script-src *"] }`]) {
    await assert.rejects(
      render({ exams: `async () => { process.send(${message}); await new Promise(() => {}); }` }),
      /The page \/exams\/0 of exams gave the renderer an answer that is no page/,
    );
  }
});

test('a process that ends between two pages, or hangs up, spoils its own job only', async () => {
  for (const end of ['process.exit(3)', 'process.disconnect()']) {
    renderLimits.pageMs = 3000;
    const broken = render({ exams: `async () => { setImmediate(() => ${end}); return 'fine'; }` }, 6);
    const whole = render({ cells: "async () => 'whole'" }, 6);
    const [refusal, pages] = await Promise.allSettled([broken, whole]);
    assert.match(
      String(refusal.status === 'rejected' && refusal.reason),
      /The page \/exams\/\d of exams (ended the renderer|did not finish)/,
    );
    assert.deepEqual(pages.status === 'fulfilled' && pages.value, Array(6).fill('whole'));
    renderLimits.pageMs = 10_000;
  }
});

test('the pages of a large section are split over the pool, and come back in order', async () => {
  const { size, pagesEach } = renderPool;
  Object.assign(renderPool, { size: 2, pagesEach: 3 });
  try {
    const said = await render(
      {
        exams:
          "async (first) => { await new Promise((done) => setTimeout(done, 50)); return first.path + ' ' + process.pid; }",
      },
      12,
    );
    assert.deepEqual(
      said.map((one) => one.split(' ')[0]),
      Array.from({ length: 12 }, (_, n) => `/exams/${n}`),
    );
    assert.equal(new Set(said.map((one) => one.split(' ')[1])).size, 2);
  } finally {
    Object.assign(renderPool, { size, pagesEach });
  }
});

test('two sections never share a process', async () => {
  const said = await render({ exams: 'async () => String(process.pid)', cells: 'async () => String(process.pid)' }, 2);
  assert.equal(new Set(said).size, 2);
});
