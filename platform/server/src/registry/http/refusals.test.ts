import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Manifest } from '@viit/contract';
import { renderLimits } from '../../render/process.ts';
import { readChannel } from '../releases.ts';
import { type SampleBuild, writeSampleBuild } from '../sample-builds.ts';
import { type Answer, openDesk, pack, type TestDesk } from '../test-desk.ts';

/* Every refusal of the registry, made to happen over HTTP. None of them moves the live channel. */

let desk: TestDesk;
let live: string | undefined;

before(async () => {
  desk = await openDesk();
  await desk.publish({ name: 'shell' });
  await desk.publish({ name: 'exams', publicFiles: { 'pdfs/a.pdf': 'a' } });
  live = (await desk.publish({ name: 'cells' })).body.release as string;
});
after(() => desk.close());

async function refused(answer: Answer, status: number, sentence: RegExp): Promise<void> {
  assert.equal(answer.status, status, JSON.stringify(answer.body));
  assert.match(answer.body.error ?? '', sentence);
  assert.equal((await readChannel(desk.database, 'live'))?.id, live, 'the live channel stays');
}

const bundleOf = (component: string) =>
  `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`;
let version = 10;
const next = (more: Partial<SampleBuild> = {}): SampleBuild => ({
  name: 'exams',
  version: `1.${++version}.0`,
  ...more,
});
const changed = (change: (manifest: Manifest) => Manifest) => desk.publish(next({ change }));

test('no token', async () => {
  await refused(await desk.publish(next(), { token: '' }), 401, /needs a token.*VIIT_TOKEN.*viit token create/);
});

test('an unknown token', async () => {
  await refused(await desk.publish(next(), { token: 'viit_exams_guess' }), 401, /not known.*ask the operator/);
});

test("another section's token", async () => {
  const token = await desk.tokenFor('cells');
  await refused(await desk.publish(next(), { token }), 403, /for cells and may not change exams.*a token for exams/);
  const answers = [
    await desk.ask('POST', 'rollback', { section: 'exams' }, token),
    await desk.ask('POST', 'channels/live', { name: 'exams', identity: 'a' }, token),
    await desk.ask('PUT', 'content/announcement', [], token),
  ];
  for (const answer of answers) await refused(answer, 403, /for cells and may not change (exams|content)/);
});

test("what needs the operator's token", async () => {
  const token = await desk.tokenFor('exams');
  const answers = [
    await desk.ask('POST', 'rollback', { release: '1' }, token),
    await desk.ask('POST', 'prune', { keep: 1 }, token),
    await desk.ask('GET', 'tokens', undefined, token),
    await desk.ask('POST', 'tokens', { scope: '*', label: 'me' }, token),
    await desk.ask('DELETE', 'tokens/1', undefined, token),
  ];
  for (const answer of answers) await refused(answer, 403, /may not change the whole site. Use the operator's token/);
});

test('a revoked token, and an expired one', async () => {
  const made = (await desk.ask('POST', 'tokens', { scope: 'exams', label: 'autumn', days: 30 })).body;
  assert.equal((await desk.ask('GET', 'status', undefined, made.token as string)).status, 200);
  await desk.ask('DELETE', `tokens/${made.id}`);
  await refused(await desk.publish(next(), { token: made.token as string }), 401, /"autumn" of exams was revoked/);
  const other = (await desk.ask('POST', 'tokens', { scope: 'exams', label: 'winter', days: 30 })).body;
  await desk.database.query("update token set expires_at = now() - interval '1 second' where label = 'winter'");
  await refused(await desk.publish(next(), { token: other.token as string }), 401, /"winter" of exams has expired/);
});

test('a token for nothing that can be, and one that is not there', async () => {
  await refused(await desk.ask('POST', 'tokens', { scope: 'Exams!', label: 'x' }), 400, /no name of a section/);
  await refused(await desk.ask('DELETE', 'tokens/9999'), 404, /no token 9999.*viit token list/);
});

test('a version that other sources have taken', async () => {
  const answer = await desk.publish({ name: 'exams', publicFiles: { 'pdfs/b.pdf': 'b' } });
  await refused(answer, 409, /exams 1\.0\.0 has been published from other sources.*Raise "version" in remotes\/exams/);
});

test('a file that does not match its hash, and one that is not there', async () => {
  const folder = path.join(desk.folder, 'changed');
  writeSampleBuild(folder, next());
  fs.appendFileSync(path.join(folder, 'dist/server/pages.cjs'), ' ');
  await refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'))),
    422,
    /pages\.cjs .* does not match its hash/,
  );
  fs.rmSync(path.join(folder, 'dist/server/pages.cjs'));
  await refused(await desk.send('exams', await pack(path.join(folder, 'dist'))), 422, /pages\.cjs, which is not there/);
});

test('an archive with a file that its manifest does not name, or without a manifest', async () => {
  const folder = path.join(desk.folder, 'more');
  writeSampleBuild(folder, next());
  fs.writeFileSync(path.join(folder, 'dist/client/more.js'), '');
  await refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'))),
    422,
    /client\/more\.js, which its manifest/,
  );
  await refused(await desk.send('exams', await pack(path.join(folder, 'dist'), ['client'])), 400, /no manifest\.json/);
});

test('a manifest that is not valid is told field by field', async () => {
  const answer = await changed((manifest) => ({ ...manifest, identity: 'x' }));
  await refused(answer, 422, /manifest of exams is not valid.*identity/s);
});

test('a page without a title', async () => {
  const answer = await changed((manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, title: ' ' })),
  }));
  await refused(answer, 422, /not valid.*title/s);
});

test('a build that speaks for another', async () => {
  const cells = path.join(desk.folder, 'cells');
  writeSampleBuild(cells, { name: 'cells', version: '8.0.0' });
  await refused(await desk.send('exams', await pack(path.join(cells, 'dist'))), 422, /build of cells, sent as exams/);
  await refused(await changed((manifest) => ({ ...manifest, kind: 'shell' })), 422, /does not go with .* kind shell/);
  const base = '/_builds/cells/0123456789ab/';
  await refused(await changed((manifest) => ({ ...manifest, base })), 422, /claims to be served at .* not its place/);
});

test('an entry that exposes no ./pages', async () => {
  const entry =
    "var viit_exams = { init() {}, get: async (name) => { throw new Error('Module does not exist in container.'); } };";
  await refused(await desk.publish(next({ entry })), 422, /does not expose \.\/pages.*preset/);
});

test('an entry that throws, and one that leaves nothing', async () => {
  await refused(
    await desk.publish(next({ entry: 'throw new Error("broken")' })),
    422,
    /fails when it is loaded: broken/,
  );
  await refused(await desk.publish(next({ entry: 'var viit_exams = {};' })), 422, /leaves no container in viit_exams/);
});

test('an entry that never ends', async () => {
  await refused(await desk.publish(next({ entry: 'for (;;);' })), 422, /fails when it is loaded: .*timed out/);
});

test('an entry that asks for what its manifest does not declare', async () => {
  const entry = 'var consumes = { shareKey: "left-pad" }; var viit_exams = { init() {}, get: async () => () => ({}) };';
  await refused(await desk.publish(next({ entry })), 422, /asks for the shared module left-pad/);
});

test('an entry past its budget', async () => {
  const entry = `var viit_exams = { init() {}, get: async () => () => "${randomBytes(20_000).toString('hex')}" };`;
  await refused(await desk.publish(next({ entry })), 422, /weighs \d+\.\d KB compressed, and its budget is 12\.0 KB/);
});

test('a peer range that the live shell does not meet, and a module that it does not share', async () => {
  await refused(
    await desk.publish(next({ peers: { react: '^18.0.0' } })),
    422,
    /asks for react \^18\.0\.0.*shares 19\.3\.1/,
  );
  await refused(
    await desk.publish(next({ peers: { jquery: '^3.0.0' } })),
    422,
    /jquery, which the shell .* does not share/,
  );
});

test('an address that is taken, or reserved', async () => {
  await refused(await desk.publish(next({ pages: ['/cells'] })), 422, /Both cells and exams claim the address \/cells/);
  await refused(await desk.publish(next({ pages: ['/api/x'] })), 422, /reserved for the server/);
});

test('a page that throws', async () => {
  const bundle = bundleOf("() => { throw new Error('no such member'); }");
  await refused(await desk.publish(next({ bundle })), 422, /page \/exams of exams fails.*no such member/s);
});

test('a page that hangs, in a loop or in a promise', async () => {
  renderLimits.pageMs = 700;
  try {
    for (const body of ['{ for (;;); }', '{ throw new Promise(() => {}); }']) {
      const bundle = body.includes('Promise')
        ? "exports.default = [{ id: 'page-0', load: () => new Promise(() => {}) }];"
        : bundleOf(`() => ${body}`);
      await refused(await desk.publish(next({ bundle })), 422, /did not finish rendering within .* endless loop/);
    }
  } finally {
    renderLimits.pageMs = 10_000;
  }
});

test('a page that eats memory', async () => {
  const bundle = bundleOf('() => { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }');
  await refused(await desk.publish(next({ bundle })), 422, /took more than 512 MB/);
});

test('a page that ends the renderer', async () => {
  await refused(await desk.publish(next({ bundle: bundleOf('() => process.exit(3)') })), 422, /ended the renderer/);
});

test('a page that weighs too much', async () => {
  const bundle = bundleOf(`() => ${JSON.stringify(randomBytes(150_000).toString('base64'))}`);
  await refused(await desk.publish(next({ bundle })), 422, /weighs \d+\.\d KB compressed, and the budget is 100\.0 KB/);
});

test('a shell in which a live page does not render, or has no title', async () => {
  const shell = (render: string) =>
    `exports.modules = {}; exports.default = []; exports.renderPage = async (request) => ({ html: ${render}, scriptHashes: [] });`;
  const throws = { name: 'shell', version: '1.1.0', bundle: shell("(() => { throw new Error('no header'); })()") };
  await refused(await desk.publish(throws), 422, /page \/\w+ of (cells|exams) fails.*no header/s);
  const untitled = { name: 'shell', version: '1.2.0', bundle: shell("'<p>nothing</p>'") };
  await refused(await desk.publish(untitled), 422, /has no title when it is rendered/);
});

test('an archive that is none: other bytes, cut short, packed twice, or empty', async () => {
  const folder = path.join(desk.folder, 'whole');
  writeSampleBuild(folder, next({ publicFiles: { 'documents/a.txt': randomBytes(50_000).toString('hex') } }));
  const archive = await pack(path.join(folder, 'dist'));
  await refused(await desk.send('exams', Buffer.from('not packed')), 400, /cannot be read to its end/);
  await refused(await desk.send('exams', archive.subarray(0, 20_000)), 400, /cannot be read to its end/);
  await refused(await desk.send('exams', gzipSync(archive)), 400, /no tar file packed with gzip/);
  await refused(await desk.send('exams', gzipSync('')), 400, /archive is empty/);
});

test('a channel whose name cannot be an address, a build that was never sent, and a preview that is not there', async () => {
  const body = { name: 'exams', identity: 'f'.repeat(64) };
  await refused(await desk.ask('POST', 'channels/A%20B', body), 400, /no name for a channel/);
  await refused(await desk.ask('POST', 'channels/live', body), 404, /holds no build ffffffffffff of exams/);
  await refused(await desk.ask('POST', 'promote', { channel: 'nothing' }), 404, /no preview "nothing"/);
});

test("a preview that holds no build of the team's own", async () => {
  await desk.publish({ name: 'cells', version: '7.0.0' }, { channel: 'theirs' });
  const token = await desk.tokenFor('exams');
  await refused(
    await desk.ask('POST', 'promote', { channel: 'theirs' }, token),
    422,
    /no build of exams.*made for cells/,
  );
});

test('a way back to where the site never was', async () => {
  await refused(await desk.ask('POST', 'rollback', { section: 'exams' }), 404, /first build of exams that was live/);
  await refused(await desk.ask('POST', 'rollback', { section: 'nobody' }), 404, /nobody was never live/);
  await refused(
    await desk.ask('POST', 'rollback', { section: 'exams', version: '9.9.9' }),
    404,
    /Live so far: 1\.0\.0/,
  );
  await refused(await desk.ask('POST', 'rollback', { release: '9999' }), 404, /Release 9999 was never live/);
});

test('a list that is not there, and items that are not as they should be', async () => {
  await refused(await desk.ask('PUT', 'content/menu', []), 404, /no list "menu".*announcement.*department\/<code>/);
  const answer = await desk.ask('PUT', 'content/announcement', [{ date: 'soon', title: 'x', path: 'javascript:x' }]);
  await refused(answer, 422, /not a valid announcement list.*date.*path/s);
});

test('a request that is not as it should be', async () => {
  await refused(await desk.ask('POST', 'channels/live', { name: 1 }), 400, /not as it should be.*name/s);
  await refused(await desk.ask('POST', 'nothing', {}), 404, /viit --help/);
  await refused(await desk.ask('PUT', 'builds/exams', {}), 400, /sent as application\/gzip/);
});
