import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sampleTarball } from '../../registry/testing/sample-toolkits.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

const abbreviated = 'application/vnd.npm.install-v1+json';
const shell = (version: string, toolkit: string) =>
  registry.publish({ name: 'shell', version, change: (manifest) => ({ ...manifest, toolkit }) });

before(async () => {
  registry = await openTestRegistry();
  await shell('1.0.0', '>=1.0.0 <2');
  const manifest = { description: 'What every section shares', dependencies: { zustand: '^5.0.0' }, bin: './index.js' };
  const packages = ['1.0.0', '1.2.0'].map((version) => [
    { name: '@viit/runtime', version, manifest },
    { name: '@viit/toolkit', version },
  ]);
  await registry.publishToolkit({ version: '1.0.0', packages: packages[0] ?? [] });
  await registry.publishToolkit({ version: '1.2.0', packages: packages[1] ?? [] });
  await registry.publishToolkit({ version: '2.0.0' });
});
after(() => registry.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${registry.address}/_packages/${path}`, { headers, method });

interface Version {
  version: string;
  dist: { tarball: string; integrity: string; shasum: string };
  [field: string]: unknown;
}
interface Packument {
  'dist-tags': Record<string, string>;
  versions: Record<string, Version>;
  [field: string]: unknown;
}
const read = async (path: string, headers?: Record<string, string>) =>
  (await (await get(path, headers)).json()) as Packument;

test('a package is found with and without an escaped slash, with all of its versions', async () => {
  for (const path of ['@viit%2fruntime', '@viit%2Fruntime', '@viit/runtime']) {
    const { name, versions, time, description } = await read(path);
    assert.deepEqual([name, description], ['@viit/runtime', 'What every section shares']);
    assert.deepEqual(Object.keys(versions), ['1.0.0', '1.2.0', '2.0.0']);
    assert.deepEqual(Object.keys(time as object), ['created', 'modified', '1.0.0', '1.2.0', '2.0.0']);
  }
});

test('the abbreviated form has what is needed to install a package', async () => {
  const accept = `${abbreviated}; q=1.0, application/json; q=0.8, */*`;
  const response = await get('@viit/runtime', { accept });
  assert.match(response.headers.get('content-type') ?? '', new RegExp(abbreviated.replace('+', '.')));
  assert.equal(response.headers.get('vary'), 'accept');
  const { versions, description } = (await response.json()) as Packument;
  assert.equal(description, undefined);
  const fields = Object.keys(versions['1.2.0'] ?? {}).sort();
  assert.deepEqual(fields, ['bin', 'dependencies', 'dist', 'name', 'version']);
});

test('latest is the newest toolkit that is compatible with the live shell, and next the newest one', async () => {
  assert.deepEqual((await read('@viit/toolkit'))['dist-tags'], { latest: '1.2.0', next: '2.0.0' });
  assert.deepEqual((await read('@viit/runtime'))['dist-tags'], { latest: '1.2.0', next: '2.0.0' });
  // Only the newest toolkit has this package.
  assert.deepEqual((await read('@viit/ui'))['dist-tags'], { latest: '2.0.0' });
  assert.deepEqual(await read('-/package/@viit%2ftoolkit/dist-tags'), { latest: '1.2.0', next: '2.0.0' });
  await shell('2.0.0', '>=1.2.0 <3');
  assert.deepEqual((await read('@viit/toolkit'))['dist-tags'], { latest: '2.0.0' });
});

test('one version can be read by its number and by its tag', async () => {
  const byNumber = (await (await get('@viit%2fruntime/1.0.0')).json()) as Version;
  assert.deepEqual([byNumber.version, byNumber.name], ['1.0.0', '@viit/runtime']);
  const byTag = (await (await get('@viit/runtime/latest')).json()) as Version;
  assert.equal(byTag.version, '2.0.0');
});

test('a tarball has the bytes that were published and the hashes that its version states', async () => {
  const { dist } = (await (await get('@viit/ui/2.0.0')).json()) as Version;
  const response = await fetch(dist.tarball);
  const bytes = Buffer.from(await response.arrayBuffer());
  assert.deepEqual(bytes, sampleTarball({ name: '@viit/ui', version: '2.0.0' }));
  assert.equal(dist.integrity, `sha512-${createHash('sha512').update(bytes).digest('base64')}`);
  assert.equal(dist.shasum, createHash('sha1').update(bytes).digest('hex'));
  assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(response.headers.get('content-type'), 'application/octet-stream');
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
});

test('tarball addresses have the origin of the request, also behind a proxy', async () => {
  const tarballFor = async (headers: Record<string, string>) => {
    const response = await registry.server.inject({ url: '/_packages/@viit/ui/2.0.0', headers });
    return response.json<Version>().dist.tarball;
  };
  const path = '/_packages/@viit/ui/-/ui-2.0.0.tgz';
  assert.equal(await tarballFor({ host: 'localhost:3000' }), `http://localhost:3000${path}`);
  const behindProxy = { host: 'www.viit.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' };
  assert.equal(await tarballFor(behindProxy), `https://www.viit.example${path}`);
  assert.equal(await tarballFor({ ...behindProxy, 'x-forwarded-host': 'viit.example' }), `https://viit.example${path}`);
  // An invalid host name is not repeated.
  assert.equal(await tarballFor({ host: 'evil.example/a?' }), `https://viit.example${path}`);
  const fromStranger = await registry.server.inject({
    ...{ url: '/_packages/@viit/ui/2.0.0', remoteAddress: '192.0.2.1' },
    headers: { host: 'viit.example', 'x-forwarded-host': 'evil.example' },
  });
  assert.equal(fromStranger.json<Version>().dist.tarball, `http://viit.example${path}`);
});

test('a document that has not changed is 304; only the client may store it, and for a minute', async () => {
  // Not with fetch, which asks every cache on the way for a new response when it names an ETag.
  const request = (path: string, headers = {}) => registry.server.inject({ url: `/_packages/${path}`, headers });
  for (const path of ['@viit/runtime', '@viit/runtime/1.0.0', '@viit/ui/-/ui-2.0.0.tgz']) {
    const { etag } = (await request(path)).headers;
    const again = await request(path, { 'if-none-match': etag });
    assert.deepEqual([again.statusCode, again.body, again.headers.etag], [304, '', etag], path);
  }
  assert.equal((await get('@viit/runtime')).headers.get('cache-control'), 'private, max-age=60');
});

test('HEAD sends the headers without the body', async () => {
  const response = await get('@viit/ui/-/ui-2.0.0.tgz', {}, 'HEAD');
  const { length } = sampleTarball({ name: '@viit/ui', version: '2.0.0' });
  assert.deepEqual([response.status, response.headers.get('content-length')], [200, String(length)]);
  assert.equal(await response.text(), '');
});

test('the registry answers a ping', async () => {
  for (const path of ['-/ping', '-/ping?write=true', '']) {
    const response = await get(path);
    assert.deepEqual([response.status, await response.json()], [200, {}]);
  }
});

test('an unknown package, version or tarball is 404 with a sentence as JSON', async () => {
  for (const [path, sentence] of [
    ['@viit%2fnothing', /no package @viit\/nothing.*for the scope @viit/],
    ['left-pad', /only the packages of the site's toolkit/],
    ['-/v1/search?text=a', /nothing at this address/],
    ['@viit/runtime/9.9.9', /@viit\/runtime has no version 9\.9\.9\. Its newest is/],
    ['@viit/runtime/-/runtime-9.9.9.tgz', /no tarball runtime-9\.9\.9\.tgz/],
    ['@viit/runtime/-/ui-2.0.0.tgz', /no tarball ui-2\.0\.0\.tgz/],
    ['@viit/runtime/constructor', /no version constructor/],
    ['%E0%A4%A', /./],
  ] as const) {
    const response = await get(path);
    assert.match(response.headers.get('content-type') ?? '', /^application\/json/, path);
    const { error } = (await response.json()) as { error: string };
    assert.ok([400, 404].includes(response.status), path);
    assert.match(error, sentence);
  }
});

test('publishing a single package is refused with advice, before its bytes are read', async () => {
  for (const method of ['PUT', 'POST', 'DELETE', 'PATCH']) {
    const body = method === 'DELETE' ? null : 'x'.repeat(100_000);
    const response = await fetch(`${registry.address}/_packages/@viit%2fruntime`, { method, body });
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, HEAD']);
    const { error } = (await response.json()) as { error: string };
    assert.match(error, /viit publish toolkit/);
  }
});

test('robots are kept away, and no section may have an address there', async () => {
  assert.match(await registry.read('/robots.txt'), /^Disallow: \/_$/m);
  const response = await registry.publish({ name: 'exams', pages: ['/_packages/exams'] });
  assert.equal(response.body.code, 'address-reserved');
});
