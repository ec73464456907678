import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { archiveLimits } from '../../registry/builds/archive-limits.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { makeArchive } from '../../registry/testing/sample-archives.ts';
import type { SamplePackage, SampleToolkit } from '../../registry/testing/sample-toolkits.ts';

const defaultLimits = { ...archiveLimits };
let registry: RefusalTest;

before(async () => {
  registry = await openRefusalTest();
  const { status, body } = await registry.publishToolkit({ version: '1.0.0' });
  assert.equal(status, 200, body.error);
});
afterEach(() => {
  Object.assign(archiveLimits, defaultLimits);
});
after(() => registry.close());

const only = (change: Partial<SamplePackage> = {}): SampleToolkit => ({
  version: '3.0.0',
  packages: [{ name: '@viit/toolkit', version: '3.0.0', ...change }],
});
const tarball = 'viit-toolkit-3.0.0.tgz';

test('a token for a section may not publish the toolkit, and nothing may be a section of that name', async () => {
  const token = await registry.tokenFor('exams');
  await registry.expectRefusal(await registry.publishToolkit(only(), { token }), 'not-permitted', /toolkit: publish/);
  const section = await registry.publish({ name: 'toolkit' });
  await registry.expectRefusal(section, 'manifest-invalid', /The name toolkit is not possible/);
});

test('a token for the toolkit may publish nothing else', async () => {
  const token = await registry.tokenFor('toolkit');
  await registry.expectRefusal(await registry.publish(registry.nextExams(), { token }), 'not-permitted');
});

test('a toolkit that is sent as another version is refused', async () => {
  const response = await registry.publishToolkit(only(), { version: '3.1.0' });
  await registry.expectRefusal(response, 'toolkit-invalid', /toolkit 3\.0\.0, sent as 3\.1\.0/);
});

test('a toolkit.json that is not valid is refused with the reason', async () => {
  for (const [change, detail] of [
    [() => 'nonsense', /expected object/],
    [() => ({ version: '3.0.0', packages: [] }), /packages/],
    [({ packages }) => ({ version: '3.1.0', packages }), /has the version of @viit\/toolkit/],
    [({ version, packages }) => ({ version, packages: [...packages, ...packages] }), /listed twice/],
    [({ packages }) => ({ version: '3.0', packages }), /version/],
    [({ version, packages }) => ({ version, packages: packages.map((one) => ({ ...one, name: 'left-pad' })) }), /name/],
  ] as [SampleToolkit['change'] & object, RegExp][]) {
    const response = await registry.publishToolkit({ ...only(), change }, { version: '3.0.0' });
    await registry.expectRefusal(response, 'toolkit-invalid', detail);
  }
});

test('an archive without toolkit.json, without a listed tarball, or with one that is not listed is refused', async () => {
  const send = async (...entries: Parameters<typeof makeArchive>) => {
    const init = { headers: { authorization: `Bearer ${registry.token}`, 'content-type': 'application/gzip' } };
    const body = new Uint8Array(makeArchive(...entries));
    const response = await fetch(`${registry.address}/_registry/toolkits/3.0.0`, { ...init, method: 'PUT', body });
    return { status: response.status, body: (await response.json()) as Record<string, never> };
  };
  await registry.expectRefusal(await send({ path: 'a.tgz', text: 'a' }), 'toolkit-invalid', /no toolkit\.json/);
  await registry.expectRefusal(
    await send({ path: 'client/a.js', text: 'a' }),
    'archive-entry-invalid',
    /A toolkit has/,
  );
  const integrity = `sha512-${'A'.repeat(86)}==`;
  const packages = [{ name: '@viit/toolkit', version: '3.0.0', file: 'a.tgz', integrity }];
  const missing = await send({ path: 'toolkit.json', text: JSON.stringify({ version: '3.0.0', packages }) });
  await registry.expectRefusal(missing, 'file-missing', /lists a\.tgz/);
  const unlisted = await registry.publishToolkit({ ...only(), tarballs: { 'more.tgz': Buffer.from('more') } });
  await registry.expectRefusal(unlisted, 'file-unlisted', /more\.tgz/);
});

test('a tarball that was changed after it was packed is refused', async () => {
  const change: SampleToolkit['change'] = ({ version, packages }) => ({
    version,
    packages: packages.map((one) => ({ ...one, integrity: `sha512-${'A'.repeat(86)}==` })),
  });
  const response = await registry.publishToolkit({ ...only(), change });
  await registry.expectRefusal(
    response,
    'file-hash-mismatch',
    /viit-toolkit-3\.0\.0\.tgz does not match its integrity/,
  );
});

test('a tarball whose package.json names another package or version is refused', async () => {
  for (const manifest of [{ name: '@viit/ui' }, { version: '3.0.1' }]) {
    const response = await registry.publishToolkit(only({ manifest }));
    await registry.expectRefusal(
      response,
      'package-invalid',
      /its package\.json says @viit\/(ui 3\.0\.0|toolkit 3\.0\.1)/,
    );
  }
});

test('a package that would run a script when it is installed is refused', async () => {
  for (const script of ['preinstall', 'install', 'postinstall']) {
    const response = await registry.publishToolkit(only({ manifest: { scripts: { [script]: 'node steal.js' } } }));
    await registry.expectRefusal(response, 'package-invalid', new RegExp(`run a script.*"${script}"`));
  }
  const inside = 'package/node_modules/@scope/dependency/package.json';
  for (const files of [
    { [inside]: '{ "scripts": { "postinstall": "node steal.js" } }' },
    { 'package/binding.gyp': '{}' },
  ]) {
    const response = await registry.publishToolkit(only({ files }));
    await registry.expectRefusal(response, 'package-invalid', /would run a script when it is installed/);
  }
});

test('a package may have scripts for its own development, and templates with any', async () => {
  const manifest = { scripts: { build: 'tsc', prepare: 'npm run build' } };
  const files = { 'package/template/package.json': '{ "scripts": { "postinstall": "node set-up.js" } }' };
  const packages = [{ name: '@viit/toolkit', version: '2.5.0', manifest, files }];
  const { status, body } = await registry.publishToolkit({ version: '2.5.0', packages });
  assert.equal(status, 200, body.error);
});

test('a tarball that is no npm package is refused', async () => {
  const send = (bytes: Buffer) => registry.publishToolkit({ ...only(), tarballs: { [tarball]: bytes } });
  const manifest = '{ "name": "@viit/toolkit", "version": "3.0.0" }';
  const ownManifest = { path: 'package/package.json', text: manifest };
  for (const [bytes, code, detail] of [
    [Buffer.from('no tarball'), 'archive-invalid', /tarball viit-toolkit-3\.0\.0\.tgz is broken/],
    [makeArchive({ path: 'package/index.js', text: '' }), 'package-invalid', /no package\/package\.json/],
    [makeArchive({ path: 'package/package.json', text: '{' }), 'package-invalid', /not valid JSON/],
    [makeArchive({ path: 'package/package.json', text: '{ "name": 1 }' }), 'package-invalid', /version/],
    [makeArchive(ownManifest, { path: 'other/index.js', text: '' }), 'archive-entry-invalid', /files in package\//],
    [makeArchive(ownManifest, { path: 'package/../../a.js', text: '' }), 'archive-entry-invalid', undefined],
    [
      makeArchive(ownManifest, { path: 'package/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
      'archive-entry-invalid',
      /symbolic link/,
    ],
    [makeArchive(ownManifest, ownManifest), 'archive-contradictory', /twice/],
  ] as const) {
    await registry.expectRefusal(await send(bytes), code, detail);
  }
});

test('a package.json with thousands of wrong keywords or dependencies is refused before each becomes an error', async () => {
  const numbers = Array<number>(50_000).fill(1);
  for (const [manifest, detail] of [
    [{ keywords: numbers }, /expected array to have <=100 items/],
    [{ dependencies: { ...numbers } }, /at most 100 dependencies/],
  ] as const) {
    await registry.expectRefusal(await registry.publishToolkit(only({ manifest })), 'package-invalid', detail);
  }
});

test('a package over a limit is refused', async () => {
  Object.assign(archiveLimits, { file: 5000, unpacked: 20_000 });
  const file = await registry.publishToolkit(only({ files: { 'package/large.js': 'x'.repeat(6000) } }));
  await registry.expectRefusal(
    file,
    'archive-too-large',
    /tarball viit-toolkit-3\.0\.0\.tgz, package\/large\.js is larger/,
  );
  const files = Object.fromEntries(Array.from({ length: 5 }, (_, i) => [`package/${i}.js`, 'x'.repeat(4500)]));
  const all = await registry.publishToolkit(only({ files }));
  await registry.expectRefusal(all, 'archive-too-large', /unpacked tarball viit-toolkit/);
});

test('a version of a package that exists with other bytes is refused, and nothing of the toolkit is stored', async () => {
  const packages = [
    { name: '@viit/toolkit', version: '4.0.0' },
    { name: '@viit/ui', version: '1.0.0', files: { 'package/more.js': '' } },
  ];
  const response = await registry.publishToolkit({ version: '4.0.0', packages });
  await registry.expectRefusal(response, 'package-version-taken', /@viit\/ui 1\.0\.0.*Raise "version"/);
  const { body } = await registry.request('GET', 'toolkits');
  assert.doesNotMatch(JSON.stringify(body), /4\.0\.0/);
  assert.equal((await fetch(`${registry.address}/_packages/@viit/toolkit/4.0.0`)).status, 404);
});

test('a version of the toolkit that names other packages is refused', async () => {
  const packages = [
    { name: '@viit/toolkit', version: '1.0.0' },
    { name: '@viit/runtime', version: '1.0.1' },
  ];
  const response = await registry.publishToolkit({ version: '1.0.0', packages });
  await registry.expectRefusal(response, 'version-taken', /toolkit 1\.0\.0 was published with other packages/);
  assert.equal((await fetch(`${registry.address}/_packages/@viit/runtime/1.0.1`)).status, 404);
});
