import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { ExportedResponse } from '@viit/contract';
import { pageFile } from '@viit/contract/path';
import { mediaType } from '@viit/core/media-type';
import { fuzz } from '@viit/test/fuzz';
import { hasNginx, startNginx, type TestNginx } from '@viit/test/nginx';
import fc from 'fast-check';
import type { Resource } from '../site/site.ts';
import { exportedResponse } from './exported-response.ts';
import { nginxFiles } from './nginx-files.ts';
import { staticHostFiles } from './static-host-files.ts';

/*
 * The registry refuses such names. Exports quote them too, so that a build that gets past the check cannot add to the
 * configuration of a web server.
 */

const skip = hasNginx() ? false : 'nginx is not installed';

const html = 'text/html; charset=utf-8';
const resource = (address: string, type: string, status: 200 | 404 = 200, hash = address): Resource => ({
  ...{ status, type },
  blob: { sha384: '', bytes: Buffer.of(), gzip: null, brotli: null },
  scriptHashes: [`sha256-${hash}`],
});
const pages = (...addresses: string[]) => new Map(addresses.map((address) => [address, resource(address, html)]));
const files = (...addresses: string[]) =>
  new Map(addresses.map((address) => [address, resource(address, mediaType(address))]));

const site = {
  pages: pages('/', '/exams', '/exams/a"b;$uri{}', '/exams/two'),
  files: files(
    ...['/plain.txt', '/exams/a b.pdf', '/exams/"$uri".svg', "/exams/it's.png", '/exams/back\\slash\\n.txt'],
    ...['/exams/a.x; } location ^~ /pwn/ { alias /etc/; } types { y', '/exams/line\nbreak; \r\n.txt'],
    ...[
      '/exams/#{$request_uri}.json',
      '/exams/(a|b).html',
      `/exams/a.${'x'.repeat(150)}`,
      `/exams/${'y'.repeat(200)}.html`,
    ],
  ),
  formerPaths: new Map([['/old"; return 200 pwned; #', '/exams/two']]),
  withdrawn: new Map([['/gone";\n}', { path: '/gone";\n}' }]]),
};
const notFound = '/exams/(.*)/:code';

const responses: ExportedResponse[] = [
  ...[...site.pages].map(([address, page]) => exportedResponse('page', address, page)),
  exportedResponse('page', notFound, resource(notFound, html, 404)),
  ...[...site.files].map(([address, file]) => exportedResponse('file', address, file)),
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-nginx-files-'));
let nginx: TestNginx;

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
const fileOf = (address: string) => `site${site.files.has(address) ? address : pageFile(address)}`;

before(async () => {
  // If the tests run as root, nginx reads as another user.
  fs.chmodSync(folder, 0o755);
  for (const { address } of responses) write(fileOf(address), `file of ${address}`);
  for (const status of [404, 405, 410, 431]) write(`site/${status}.html`, `error ${status}`);
  for (const { file, text } of nginxFiles(site, responses, { release: '1', origin: 'https://viit.example' })) {
    write(file, text);
  }
  if (skip) return;
  nginx = await startNginx(
    ({ port }) => `
include ${folder}/nginx/http.conf;
upstream viit { server 127.0.0.1:1; }
server {
  listen 127.0.0.1:${port};
  root ${folder}/site;
  include ${folder}/nginx/server.conf;
}`,
  );
});
after(async () => {
  await nginx?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** As a browser sends it: with reserved characters encoded. */
const encode = (address: string) => address.split('/').map(encodeURIComponent).join('/');

const get = (address: string) => fetch(nginx.address + encode(address), { redirect: 'manual' });

test('nginx serves a file with any name, with its headers', { skip }, async () => {
  for (const { address, status, headers } of responses) {
    if (status !== 200) continue;
    const response = await get(address);
    assert.deepEqual([address, response.status, await response.text()], [address, 200, `file of ${address}`]);
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      assert.equal(response.headers.get(name), headers[name], `${name} of ${address}`);
    }
  }
});

test('no name adds an address that the export does not have', { skip }, async () => {
  for (const address of ['/pwn/passwd', '/etc/passwd', '/old', '/exams/x']) {
    assert.notEqual((await get(address)).status, 200, address);
  }
  const locations = (text: string) => text.match(/^\s*location .*\{/gm)?.length;
  const plain = responses.filter(({ address }) => /^[\w/.]*$/.test(address) || address === notFound);
  const [, server] = nginxFiles(site, plain, { release: '1', origin: '' });
  assert.equal(
    locations(fs.readFileSync(path.join(folder, 'nginx/server.conf'), 'utf8')),
    locations(server?.text ?? ''),
  );
});

test('former addresses redirect, withdrawn ones are 410, and a route matches its own addresses only', {
  skip,
}, async () => {
  const former = await get('/old"; return 200 pwned; #');
  assert.deepEqual([former.status, former.headers.get('location')], [301, '/exams/two']);
  assert.equal((await get('/gone";\n}')).status, 410);
  assert.equal(await (await get('/exams/(.*)/none')).text(), `file of ${notFound}`);
  assert.equal((await get('/exams/other/none')).status, 302);
});

test('each name is one line in the rules of a static host, with nothing in it that the host would read', () => {
  const [headers, redirects] = staticHostFiles(responses, site).map(({ text }) => text.split('\n'));
  assert.deepEqual(
    headers?.filter((line) => line && !line.startsWith('  ')),
    ['/*', ...[...site.pages.keys(), ...site.files.keys()].map((address) => encode(address).replaceAll('*', '%2A'))],
  );
  assert.deepEqual(
    headers?.filter((line) => !/^(?:|\/\S*| {2}[a-z-]+: .*)$/.test(line)),
    [],
  );
  assert.ok(
    redirects?.every((line) => /^(?:|\/\S* \/\S* \d{3})$/.test(line)),
    redirects?.join('\n'),
  );
  assert.ok(redirects?.includes('/exams/(.%2A)/:code /exams/(.%2A)/404.html 404'));
});

/** What a configuration does: its statements and blocks, without what is in quotes. */
const structureOf = (text: string) =>
  text
    .replace(/"(?:[^"\\]|\\.)*"/gs, '')
    .replace(/#.*$/gm, '')
    .match(/[;{}]/g)
    ?.join('');

/** The files of an export with a page, a document, a former and a withdrawn address of this name. */
function filesFor(name: string) {
  const page = `/exams/${name}`;
  const site = {
    pages: new Map(['/', page].map((address) => [address, resource(address, html, 200, 'AA==')])),
    files: files(`/exams/${name}.pdf`),
    formerPaths: new Map([[`/old/${name}`, '/exams']]),
    withdrawn: new Map([[`/gone/${name}`, { path: `/gone/${name}` }]]),
  };
  const responses = [
    ...[...site.pages].map(([address, one]) => exportedResponse('page', address, one)),
    ...[...site.files].map(([address, one]) => exportedResponse('file', address, one)),
  ];
  const nginx = nginxFiles(site, responses, { release: '1', origin: 'https://viit.example' }).map(({ text }) => text);
  return { nginx, hosts: staticHostFiles(responses, site).map(({ text }) => text) };
}

test('no name changes what the files of an export do', () => {
  const plain = filesFor('plain');
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          "'",
          '\\',
          ';',
          '{',
          '}',
          '$',
          '$uri',
          '#',
          '~',
          '^',
          ' ',
          '\n',
          '\r',
          '*',
          ':',
          'location',
        ),
        { minLength: 1, maxLength: 20 },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(names, (name) => {
      const { nginx, hosts } = filesFor(name);
      assert.deepEqual(nginx.map(structureOf), plain.nginx.map(structureOf));
      assert.deepEqual(
        hosts.map((text) => text.split('\n').length),
        plain.hosts.map((text) => text.split('\n').length),
      );
    }),
    fuzz({ examples: [['a.x; } location ^~ /pwn/ { alias /etc/; } types { y'], ['a\n  x-header: y'], ['\\'], ['"']] }),
  );
});
