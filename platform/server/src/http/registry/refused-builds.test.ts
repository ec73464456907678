import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { writeSampleBuild } from '../../registry/testing/sample-builds.ts';
import { pack } from '../../registry/testing/test-registry.ts';

/* What is sent: refusals of the registry, made to happen over HTTP. */

let desk: RefusalTest;

before(async () => {
  desk = await openRefusalTest();
});
after(() => desk.close());

test('a version that other sources have taken', async () => {
  const answer = await desk.publish({ name: 'exams', publicFiles: { 'pdfs/b.pdf': 'b' } });
  await desk.refused(
    answer,
    409,
    /exams 1\.0\.0 has been published from other sources.*Raise "version" in remotes\/exams/,
  );
});

test('a file that does not match its hash, and one that is not there', async () => {
  const folder = path.join(desk.folder, 'changed');
  writeSampleBuild(folder, desk.next());
  fs.appendFileSync(path.join(folder, 'dist/server/pages.cjs'), ' ');
  await desk.refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'))),
    422,
    /pages\.cjs .* does not match its hash/,
  );
  fs.rmSync(path.join(folder, 'dist/server/pages.cjs'));
  await desk.refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'))),
    422,
    /pages\.cjs, which is not there/,
  );
});

test('an archive with a file that its manifest does not name, or without a manifest', async () => {
  const folder = path.join(desk.folder, 'more');
  writeSampleBuild(folder, desk.next());
  fs.writeFileSync(path.join(folder, 'dist/client/more.js'), '');
  await desk.refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'))),
    422,
    /client\/more\.js, which its manifest/,
  );
  await desk.refused(
    await desk.send('exams', await pack(path.join(folder, 'dist'), ['client'])),
    400,
    /no manifest\.json/,
  );
});

test('a manifest that is not valid is told field by field', async () => {
  const answer = await desk.changed((manifest) => ({ ...manifest, identity: 'x' }));
  await desk.refused(answer, 422, /manifest of exams is not valid.*identity/s);
});

test('a page without a title', async () => {
  const answer = await desk.changed((manifest) => ({
    ...manifest,
    pages: manifest.pages.map((page) => ({ ...page, title: ' ' })),
  }));
  await desk.refused(answer, 422, /not valid.*title/s);
});

test('a build that speaks for another', async () => {
  const cells = path.join(desk.folder, 'cells');
  writeSampleBuild(cells, { name: 'cells', version: '8.0.0' });
  await desk.refused(
    await desk.send('exams', await pack(path.join(cells, 'dist'))),
    422,
    /build of cells, sent as exams/,
  );
  await desk.refused(
    await desk.changed((manifest) => ({ ...manifest, kind: 'shell' })),
    422,
    /does not go with .* kind shell/,
  );
  const base = '/_builds/cells/0123456789ab/';
  await desk.refused(
    await desk.changed((manifest) => ({ ...manifest, base })),
    422,
    /claims to be served at .* not its place/,
  );
});

test('an entry that exposes no ./pages', async () => {
  const entry =
    "var viit_exams = { init() {}, get: async (name) => { throw new Error('Module does not exist in container.'); } };";
  await desk.refused(await desk.publish(desk.next({ entry })), 422, /does not expose \.\/pages.*preset/);
});

test('an entry that throws, and one that leaves nothing', async () => {
  await desk.refused(
    await desk.publish(desk.next({ entry: 'throw new Error("broken")' })),
    422,
    /fails when it is loaded: broken/,
  );
  await desk.refused(
    await desk.publish(desk.next({ entry: 'var viit_exams = {};' })),
    422,
    /leaves no container in viit_exams/,
  );
});

test('an entry that never ends', async () => {
  await desk.refused(
    await desk.publish(desk.next({ entry: 'for (;;);' })),
    422,
    /fails when it is loaded: .*timed out/,
  );
});

test('an entry that asks for what its manifest does not declare', async () => {
  const entry = 'var consumes = { shareKey: "left-pad" }; var viit_exams = { init() {}, get: async () => () => ({}) };';
  await desk.refused(await desk.publish(desk.next({ entry })), 422, /requires the shared module left-pad/);
});

test('an entry past its budget', async () => {
  const entry = `var viit_exams = { init() {}, get: async () => () => "${randomBytes(20_000).toString('hex')}" };`;
  await desk.refused(
    await desk.publish(desk.next({ entry })),
    422,
    /weighs \d+\.\d KB compressed, and its budget is 12\.0 KB/,
  );
});

test('an archive that is none: other bytes, cut short, packed twice, or empty', async () => {
  const folder = path.join(desk.folder, 'whole');
  writeSampleBuild(folder, desk.next({ publicFiles: { 'documents/a.txt': randomBytes(50_000).toString('hex') } }));
  const archive = await pack(path.join(folder, 'dist'));
  await desk.refused(await desk.send('exams', Buffer.from('not packed')), 400, /cannot be read to its end/);
  await desk.refused(await desk.send('exams', archive.subarray(0, 20_000)), 400, /cannot be read to its end/);
  await desk.refused(await desk.send('exams', gzipSync(archive)), 400, /no tar file packed with gzip/);
  await desk.refused(await desk.send('exams', gzipSync('')), 400, /archive is empty/);
});
