import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';

/* What `viit dev` says where it cannot begin. The rest is tested in a browser: e2e/tests/dev. */

const bin = path.join(import.meta.dirname, '../../bin/viit.mjs');

/** What the site at `address` answers, by path; anything else is 404. */
let answers: Record<string, string> = {};
const site = http.createServer((request, response) => {
  const text = answers[request.url ?? ''];
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(text);
});
let address = '';
before(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
after(() => site.close());

const dev = (...words: string[]) =>
  new Promise<{ code: unknown; err: string }>((resolve) => {
    execFile(process.execPath, [bin, 'dev', ...words], { timeout: 60_000 }, (error, _out, err) =>
      resolve({ code: error?.code ?? 0, err }),
    );
  });

const base = '/_builds/shell/0123456789ab/';
const page = `<script type="application/json" id="viit-page">${JSON.stringify({ load: [{ src: `${base}main.js` }] })}</script>`;

test('an unknown section is refused with the ones that there are', async () => {
  const { code, err } = await dev('exam', '--against', address);
  assert.equal(code, 2);
  assert.match(err, /no section "exam" here.*cells.*exams.*placements/);
});

test('the shell is developed with everything around it', async () => {
  const { code, err } = await dev('shell', '--against', address);
  assert.equal(code, 2);
  assert.match(err, /npm run dev/);
});

test('a folder without a section in it is named', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-dev-test-'));
  const { code, err } = await dev('exams', '--folder', folder, '--against', address);
  fs.rmSync(folder, { recursive: true });
  assert.equal(code, 2);
  assert.match(err, /src\/pages\.ts is missing/);
});

test('a port or an address that is none is refused with an example', async () => {
  const port = await dev('exams', '--against', address, '--port', 'http');
  assert.deepEqual([port.code, /"http" is no port.*--port 3001/.test(port.err)], [2, true]);
  const against = await dev('exams', '--against', 'somewhere');
  assert.deepEqual([against.code, /"somewhere" is no address/.test(against.err)], [2, true]);
});

test('a site that does not answer ends with 4 and says how to start one', async () => {
  const { code, err } = await dev('exams', '--against', 'http://127.0.0.1:9');
  assert.equal(code, 4);
  assert.match(err, /No site answers at http:\/\/127\.0\.0\.1:9 \(.+\)\. Start one with npm start/);
});

test('an address that is no site of this kind is told apart', async () => {
  answers = { '/': '<h1>Some other site</h1>' };
  const { code, err } = await dev('exams', '--against', address);
  assert.equal(code, 1);
  assert.match(err, /not with a page of this project's shell/);
});

test('a site whose shell has no development build is refused with what to do', async () => {
  answers = { '/': page };
  const { code, err } = await dev('exams', '--against', address);
  assert.equal(code, 1);
  assert.match(err, /has no development build.*publish the shell/);
});

test('a port in use is named', async () => {
  const manifest = {
    ...{ schema: 1, kind: 'shell', name: 'shell', version: '1.0.0', identity: '0123456789abcdef', base },
    ...{ entry: { scripts: ['development/main.js'], styles: [] }, peers: {}, pages: [], documents: [], files: [] },
  };
  const folder = `${base}development/`;
  answers = { '/': page, [`${folder}manifest.json`]: JSON.stringify(manifest), [`${folder}render.cjs`]: '' };
  const { port } = new URL(address);
  const { code, err } = await dev('exams', '--against', address, '--port', port);
  assert.equal(code, 2);
  assert.match(err, new RegExp(`Port ${port} is in use`));
});
