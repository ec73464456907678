import assert from 'node:assert/strict';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { runViit } from '../testing/run-viit.ts';

/* Why `viit dev` cannot start. Everything else is tested in a browser: e2e/tests/dev. */

/** The pages of the site at `address`, by path; anything else is 404. */
let pages: Record<string, string> = {};
const site = http.createServer((request, response) => {
  const text = pages[request.url ?? ''];
  response.writeHead(text === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(text);
});
let address = '';
before(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
after(() => site.close());

const dev = (...args: string[]) => runViit(['dev', ...args]);

const base = '/_builds/shell/0123456789ab/';
const page = `<script type="application/json" id="viit-page">${JSON.stringify({ shell: { version: '1.0.0' }, load: [{ src: `${base}main.js` }] })}</script>`;

test('an unknown section is refused with a list of the sections', async () => {
  const { code, err } = await dev('exam', '--against', address);
  assert.equal(code, 2);
  assert.match(err, /no section "exam" here.*cells.*exams.*placements/);
});

test('the shell is refused with the command that develops it', async () => {
  const { code, err } = await dev('shell', '--against', address);
  assert.equal(code, 2);
  assert.match(err, /npm run dev/);
});

test('a folder without a section is refused', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-dev-test-'));
  const { code, err } = await dev('exams', '--folder', folder, '--against', address);
  fs.rmSync(folder, { recursive: true });
  assert.equal(code, 2);
  assert.match(err, /src\/pages\.ts is missing/);
});

test('an invalid port or address is refused with an example', async () => {
  const port = await dev('exams', '--against', address, '--port', 'http');
  assert.deepEqual([port.code, /"http" is not a port.*--port 3001/.test(port.err)], [2, true]);
  const against = await dev('exams', '--against', 'somewhere');
  assert.deepEqual([against.code, /"somewhere" is not the address/.test(against.err)], [2, true]);
});

test('a site that does not respond exits with 4 and a hint how to start one', async () => {
  const { code, err } = await dev('exams', '--against', 'http://127.0.0.1:9');
  assert.equal(code, 4);
  assert.match(err, /No site responds at http:\/\/127\.0\.0\.1:9 \(.+\)\. Start one with npm start/);
});

test('an address of another kind of site is refused', async () => {
  pages = { '/': '<h1>Some other site</h1>' };
  const { code, err } = await dev('exams', '--against', address);
  assert.equal(code, 1);
  assert.match(err, /not with a page of this project's shell/);
});

test('a site whose shell has no development build is refused', async () => {
  pages = { '/': page };
  const { code, err } = await dev('exams', '--against', address);
  assert.equal(code, 1);
  assert.match(err, /has no development build.*publish shell/);
});

test('a port that is in use is refused', async () => {
  const manifest = {
    ...{ schema: 1, kind: 'shell', name: 'shell', version: '1.0.0', identity: '0123456789abcdef', base },
    ...{ entry: { scripts: ['development/main.js'], styles: [] }, peers: {}, pages: [], documents: [], files: [] },
  };
  const folder = `${base}development/`;
  pages = { '/': page, [`${folder}manifest.json`]: JSON.stringify(manifest), [`${folder}render.cjs`]: '' };
  const { port } = new URL(address);
  const { code, err } = await dev('exams', '--against', address, '--port', port);
  assert.equal(code, 2);
  assert.match(err, new RegExp(`Port ${port} is in use`));
});
