import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
let token: string;

before(async () => {
  registry = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells', 'home']) await registry.publish({ name });
  for (const name of ['exams', 'cells']) await registry.publish({ name, version: '1.1.0' });
  await registry.publish({ name: 'exams', version: '2.0.0' }, { channel: 'theirs' });
  token = await registry.tokenFor('tester');
});
after(() => registry.close());

type Versions = { name: string; version: string }[];
const compose = (channel: string, wanted: Record<string, string>, by = token) => {
  const builds = Object.entries(wanted).map(([name, version]) => ({ name, version }));
  return registry.request('POST', `previews/${channel}`, { builds }, by);
};
/** The label of a build that was not live, without its hash. */
const withoutHash = (version: string) => version.replace(/\.[0-9a-f]{12}$/, '');
const open = (link: unknown, address: string) =>
  registry.read(address, { cookie: `viit_preview=${String(link).split('/').at(-1)}` });

test('a tester composes a preview of published versions, and everything else in it is as it is live', async () => {
  const composed = await compose('try', { exams: '2.0.0', cells: '1.0.0' });
  assert.equal(composed.status, 200, composed.body.error);
  assert.deepEqual(
    (composed.body.versions as Versions).map(({ name, version }) => `${name} ${withoutHash(version)}`),
    ['cells 1.0.0', 'exams 2.0.0-preview', 'home 1.0.0', 'shell 1.0.0'],
  );
  assert.match(await open(composed.body.link, '/exams'), /2\.0\.0/);
  assert.match(await open(composed.body.link, '/cells'), /1\.0\.0/);
  assert.match(await registry.read('/exams'), /1\.1\.0/);
});

test('composing again under the same name replaces the versions and keeps the link', async () => {
  const first = await compose('try', { exams: '2.0.0', cells: '1.0.0' });
  const second = await compose('try', { exams: '1.0.0' });
  assert.equal(second.body.link, first.body.link);
  const versions = (second.body.versions as Versions).map(({ name, version }) => `${name} ${version}`);
  assert.deepEqual(versions, ['cells 1.1.0', 'exams 1.0.0', 'home 1.0.0', 'shell 1.0.0']);
});

test('a section that is left out of the next composition follows the live site again', async () => {
  await compose('follow', { exams: '1.1.0', cells: '1.1.0' });
  await compose('follow', { exams: '1.1.0' });
  const { chosen } = (
    (await registry.request('GET', 'status')).body.channels as { name: string; chosen: string[] }[]
  ).find(({ name }) => name === 'follow') ?? { chosen: [] };
  assert.deepEqual(chosen, ['exams']);
});

test('a composition with a new shell is refused with the name of the page that fails in it', async () => {
  const shell = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, component }) => {
  if (first.path === '/exams' && component(first).includes('2.0.0')) throw new Error('no header for this');
  return { html: '<title>t</title>' + component(first), scriptHashes: [], styleHashes: [] };
};`;
  await registry.publish({ name: 'shell', version: '2.0.0', bundle: shell }, { channel: 'shell-team' });
  const works = await compose('new-shell', { shell: '2.0.0' });
  assert.equal(works.status, 200, works.body.error);
  const fails = await compose('new-shell', { shell: '2.0.0', exams: '2.0.0' });
  assert.equal(fails.body.code, 'page-fails');
  assert.match(fails.body.error ?? '', /page \/exams of exams.*no header for this/s);
  assert.match(await open(works.body.link, '/exams'), /1\.1\.0/);
});

test('stored builds are listed, newest first, and the live one is marked', async () => {
  const builds = (await registry.request('GET', 'builds/exams', undefined, token)).body as unknown as {
    version: string;
    isLive: boolean;
  }[];
  assert.deepEqual(
    builds.map(({ version, isLive }) => [withoutHash(version), isLive]),
    [
      ['2.0.0-preview', false],
      ['1.1.0', true],
      ['1.0.0', false],
    ],
  );
});

test('a composition is refused where a build is unknown, or the preview or the section belongs to another team', async () => {
  const exams = await registry.tokenFor('exams');
  const refusals = [
    [
      await compose('try', { exams: '9.9.9' }),
      'build-unknown',
      /It has: 2\.0\.0-preview\.[0-9a-f]{12}, 1\.1\.0, 1\.0\.0/,
    ],
    [await compose('try', { library: '1.0.0' }), 'build-unknown', /no build of library/],
    [await compose('theirs', { exams: '1.0.0' }), 'preview-not-owned', /Somebody else created the preview "theirs"/],
    [await compose('own', { cells: '1.0.0' }, exams), 'not-permitted', /needs the right cells: edit/],
    [await compose('live', { exams: '1.0.0' }), 'not-a-preview', /"live"/],
    [await compose('A B', { exams: '1.0.0' }), 'channel-name-invalid', /"A B"/],
  ] as const;
  for (const [{ body }, code, detail] of refusals) {
    assert.equal(body.code, code, JSON.stringify(body));
    assert.match(body.error ?? '', detail);
  }
  assert.equal((await compose('own', { exams: '1.0.0' }, exams)).status, 200);
});

test('of two testers who compose a preview of the same name at the same time, one is refused', async () => {
  const other = await registry.tokenFor('tester');
  const composed = await Promise.all([
    compose('at-once', { exams: '1.0.0' }),
    compose('at-once', { exams: '2.0.0' }, other),
  ]);
  assert.deepEqual(composed.map(({ body }) => body.code).sort(), ['preview-not-owned', undefined]);
});

test("a tester's token cannot change the live site", async () => {
  await compose('try', { exams: '2.0.0' });
  const responses = [
    await registry.request('POST', 'promote', { channel: 'try' }, token),
    await registry.request('POST', 'promote', { channel: 'try', section: 'exams' }, token),
    await registry.publish({ name: 'exams', version: '3.0.0' }, { token }),
    await registry.request('POST', 'rollback', { part: 'exams' }, token),
  ];
  assert.deepEqual(
    responses.map(({ body }) => body.code),
    ['nothing-to-promote', 'not-permitted', 'not-permitted', 'not-permitted'],
  );
  assert.match(await registry.read('/exams'), /1\.1\.0/);
});
