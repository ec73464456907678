import assert from 'node:assert/strict';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { hasOwnNetwork } from './isolation.ts';
import type { RenderJob } from './jobs.ts';
import { renderLimits } from './limits.ts';
import { renderPool } from './pool.ts';
import { renderAll } from './testing/render-all.ts';

/* What a page's code can reach while it is rendered: only its own folder. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-isolation-'));
const secret = 'the operator’s secret';
let listener: net.Server;
let connections = 0;

before(async () => {
  fs.writeFileSync(path.join(root, 'secret'), secret);
  process.env.VIIT_TEST_SECRET = secret;
  listener = net.createServer((socket) => {
    connections++;
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

const createJobs = (section: string, count: number): RenderJob[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ path: `/${section}/${n}`, status: 200, key: `${section}-${n}`, section, pageId: 'page' },
    input: {
      first: { path: `/${section}/${n}` } as RenderJob['input']['first'],
      answers: {},
      files: { styles: [], origin: '' },
      sizes: {},
    },
  }));

/** Renders `count` pages of each section with the section's component, given as source text. */
async function render(components: Record<string, string>, count = 1): Promise<string[]> {
  const bundles = new Map([['shell', Buffer.from(shell)]]);
  for (const [name, component] of Object.entries(components)) {
    bundles.set(
      name,
      Buffer.from(`exports.default = [{ id: 'page', load: async () => ({ default: ${component} }) }];`),
    );
  }
  const jobs = Object.keys(components).flatMap((name) => createJobs(name, count));
  return (await renderAll({ bundles, styles: new Map() }, jobs)).map((page) => page.html);
}

/** A component that makes attempts and shows the result of each: the error's code or message, or what it could read. */
const attempts = (...tries: string[]) => `async () => {
  const results = [];
  for (const attempt of [${tries.map((attempt) => `async () => ${attempt}`).join(', ')}]) {
    try { results.push('read ' + (await attempt())); } catch (error) { results.push(error.code ?? error.message); }
  }
  return results.join(' | ');
}`;

test("a page can neither read other files or the server's environment, nor start a process", async () => {
  const files = [path.join(root, 'secret'), `/proc/${process.pid}/environ`, '/etc/hostname'];
  const [html] = await render({
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
    html?.split(' | '),
    Array.from({ length: 8 }, () => 'ERR_ACCESS_DENIED'),
  );
  const [environment] = await render({ exams: 'async () => JSON.stringify(process.env)' });
  assert.equal(environment, '{"NODE_ENV":"production"}');
});

test('a page cannot reach the network by any module', async () => {
  const { port } = listener.address() as net.AddressInfo;
  const connected = (socket: string) =>
    `await new Promise((resolve, reject) => { const socket = ${socket}; socket.once('connect', () => resolve('it')); socket.once('error', reject); })`;
  const [html] = await render({
    exams: attempts(
      `(await fetch('http://127.0.0.1:${port}')).status`,
      connected(`process.getBuiltinModule('net').connect(${port}, '127.0.0.1')`),
      connected(`new (process.stdout.constructor)().connect(${port}, '127.0.0.1')`),
      `(await import('node:net')).connect(${port}, '127.0.0.1')`,
      `process.getBuiltinModule('http').get('http://127.0.0.1:${port}')`,
      `process.getBuiltinModule('dns').lookup('viit.example', () => {})`,
      `await process.getBuiltinModule('dns/promises').resolve('viit.example')`,
      `process.getBuiltinModule('dgram').createSocket('udp4')`,
    ),
  });
  for (const result of html?.split(' | ') ?? []) assert.match(result, /cannot use the network/);
  assert.equal(connections, 0);
});

test('a process that gets its own network finds no addresses in it', { skip: !hasOwnNetwork() }, async () => {
  const [html] = await render({
    exams: `async () => Object.values(process.getBuiltinModule('os').networkInterfaces()).flat().length + ' addresses'`,
  });
  assert.equal(html, '0 addresses');
});

test('a page can neither end the server nor attach a debugger to it', async () => {
  const [html] = await render({
    exams: attempts(
      'process.kill(process.ppid, 0)',
      '(0, process._kill)(process.ppid, 0)',
      'process._debugProcess(process.ppid)',
    ),
  });
  for (const result of html?.split(' | ') ?? []) assert.match(result, /cannot use the network or other processes/);
});

test('memory outside of the heap counts towards the limit', async () => {
  await assert.rejects(
    render({
      exams:
        'async () => { const all = []; for (;;) { all.push(Buffer.alloc(16e6, 1)); await new Promise(setImmediate); } }',
    }),
    /The page \/exams\/0 of exams took more than 512 MB/,
  );
});

test('messages that a page sends to the server itself are refused with the page’s name', async () => {
  for (const message of ['null', '{ html: 5, scriptHashes: [] }', `{ html: 'x', scriptHashes: ["'; script-src *"] }`]) {
    await assert.rejects(
      render({ exams: `async () => { process.send(${message}); await new Promise(() => {}); }` }),
      /The page \/exams\/0 of exams sent the renderer a message that is not a rendered page/,
    );
  }
});

test('a process that ends or disconnects between two pages fails its own jobs only', async () => {
  for (const end of ['process.exit(3)', 'process.disconnect()']) {
    renderLimits.pageMs = 3000;
    const broken = render({ exams: `async () => { setImmediate(() => ${end}); return 'fine'; }` }, 6);
    const intact = render({ cells: "async () => 'intact'" }, 6);
    const [refusal, pages] = await Promise.allSettled([broken, intact]);
    assert.match(
      String(refusal.status === 'rejected' && refusal.reason),
      /The page \/exams\/\d of exams (ended the renderer|did not finish)/,
    );
    assert.deepEqual(pages.status === 'fulfilled' && pages.value, Array(6).fill('intact'));
    renderLimits.pageMs = 10_000;
  }
});

test('the pages of a large section are divided among processes', async () => {
  const { size, pagesEach } = renderPool;
  Object.assign(renderPool, { size: 2, pagesEach: 3 });
  try {
    const pages = await render(
      {
        exams:
          "async (first) => { await new Promise((done) => setTimeout(done, 50)); return first.path + ' ' + process.pid; }",
      },
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

test('two sections never share a process', async () => {
  const pages = await render({ exams: 'async () => String(process.pid)', cells: 'async () => String(process.pid)' }, 2);
  assert.equal(new Set(pages).size, 2);
});
