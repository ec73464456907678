import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

/* Compositions: the live site with chosen versions in it, for whoever tests versions together. */

let desk: TestRegistry;
let token: string;

before(async () => {
  desk = await openTestRegistry();
  for (const name of ['shell', 'exams', 'cells', 'home']) await desk.publish({ name });
  for (const name of ['exams', 'cells']) await desk.publish({ name, version: '1.1.0' });
  await desk.publish({ name: 'exams', version: '2.0.0' }, { channel: 'theirs' });
  token = await desk.tokenFor('tester');
});
after(() => desk.close());

type Versions = { name: string; version: string }[];
const compose = (channel: string, wanted: Record<string, string>, by = token) => {
  const builds = Object.entries(wanted).map(([name, version]) => ({ name, version }));
  return desk.ask('POST', `previews/${channel}`, { builds }, by);
};
const open = (link: unknown, address: string) =>
  desk.read(address, { cookie: `viit_preview=${String(link).split('/').at(-1)}` });

test('any versions that were published are put together, and everything else is as it is live', async () => {
  const made = await compose('try', { exams: '2.0.0', cells: '1.0.0' });
  assert.equal(made.status, 200, made.body.error);
  assert.deepEqual(
    (made.body.versions as Versions).map(({ name, version }) => `${name} ${version}`),
    ['cells 1.0.0', 'exams 2.0.0', 'home 1.0.0', 'shell 1.0.0'],
  );
  assert.match(await open(made.body.link, '/exams'), /2\.0\.0/);
  assert.match(await open(made.body.link, '/cells'), /1\.0\.0/);
  assert.match(await desk.read('/exams'), /1\.1\.0/);
});

test('composing again under the same name shows exactly what is named now, by the same link', async () => {
  const first = await compose('try', { exams: '2.0.0', cells: '1.0.0' });
  const second = await compose('try', { exams: '1.0.0' });
  assert.equal(second.body.link, first.body.link);
  const versions = (second.body.versions as Versions).map(({ name, version }) => `${name} ${version}`);
  assert.deepEqual(versions, ['cells 1.1.0', 'exams 1.0.0', 'home 1.0.0', 'shell 1.0.0']);
});

test('a section that is no longer named follows the live site again', async () => {
  await compose('follow', { exams: '1.1.0', cells: '1.1.0' });
  await compose('follow', { exams: '1.1.0' });
  const { chosen } = ((await desk.ask('GET', 'status')).body.channels as { name: string; chosen: string[] }[]).find(
    ({ name }) => name === 'follow',
  ) ?? { chosen: [] };
  assert.deepEqual(chosen, ['exams']);
});

test('a new shell is tried with chosen sections: refused by the name of the page that fails in it', async () => {
  const shell = `exports.modules = {}; exports.default = [];
exports.renderPage = async ({ first, component }) => {
  if (first.path === '/exams' && component(first).includes('2.0.0')) throw new Error('no place for this');
  return { html: '<title>t</title>' + component(first), scriptHashes: [] };
};`;
  await desk.publish({ name: 'shell', version: '2.0.0', bundle: shell }, { channel: 'shell-team' });
  const works = await compose('new-shell', { shell: '2.0.0' });
  assert.equal(works.status, 200, works.body.error);
  const fails = await compose('new-shell', { shell: '2.0.0', exams: '2.0.0' });
  assert.equal(fails.status, 422);
  assert.match(fails.body.error ?? '', /The page \/exams of exams fails when it is rendered.*no place for this/s);
  assert.match(await open(works.body.link, '/exams'), /1\.1\.0/);
});

test('what is held is listed, newest first, with what is live marked', async () => {
  const held = (await desk.ask('GET', 'builds/exams', undefined, token)).body as unknown as {
    version: string;
    isLive: boolean;
  }[];
  assert.deepEqual(
    held.map(({ version, isLive }) => [version, isLive]),
    [
      ['2.0.0', false],
      ['1.1.0', true],
      ['1.0.0', false],
    ],
  );
});

test('refused: a version that is not there, a foreign preview, a foreign section, and the live channel', async () => {
  const exams = await desk.tokenFor('exams');
  const cases = [
    [await compose('try', { exams: '9.9.9' }), 404, /no exams 9\.9\.9\. It holds: 2\.0\.0, 1\.1\.0, 1\.0\.0/],
    [await compose('try', { nobody: '1.0.0' }), 404, /no build of nobody.*viit status/],
    [await compose('theirs', { exams: '1.0.0' }), 403, /"theirs" was made by the operator.*--as/],
    [
      await compose('own', { cells: '1.0.0' }, exams),
      403,
      /for exams and may not choose a version of cells.*viit token create tester/,
    ],
    [await compose('live', { exams: '1.0.0' }), 400, /"live" is what visitors see/],
    [await compose('A B', { exams: '1.0.0' }), 400, /no name for a channel/],
  ] as const;
  for (const [answer, status, sentence] of cases) {
    assert.equal(answer.status, status, JSON.stringify(answer.body));
    assert.match(answer.body.error ?? '', sentence);
  }
  assert.equal((await compose('own', { exams: '1.0.0' }, exams)).status, 200);
});

test("a tester's token makes nothing live", async () => {
  await compose('try', { exams: '2.0.0' });
  const answers = [
    await desk.ask('POST', 'promote', { channel: 'try' }, token),
    await desk.ask('POST', 'promote', { channel: 'try', section: 'exams' }, token),
    await desk.publish({ name: 'exams', version: '3.0.0' }, { token }),
    await desk.ask('POST', 'rollback', { section: 'exams' }, token),
  ];
  for (const answer of answers) assert.ok(answer.status === 403 || answer.status === 422, JSON.stringify(answer.body));
  assert.match(await desk.read('/exams'), /1\.1\.0/);
});
