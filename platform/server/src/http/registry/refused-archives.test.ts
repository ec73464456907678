import { after, afterEach, before, test } from 'node:test';
import { archiveLimits } from '../../registry/builds/archive.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { archive } from '../../registry/testing/sample-archives.ts';

/* What an archive holds: refusals of the registry, made to happen over HTTP. */

let desk: RefusalTest;
const usual = { ...archiveLimits };
const MB = 1024 * 1024;

before(async () => {
  desk = await openRefusalTest();
});
afterEach(() => Object.assign(archiveLimits, usual));
after(() => desk.close());

const manifest = { path: 'manifest.json', text: '{}' };

test('a path that leads out of its folder', async () => {
  const sent = await desk.send('exams', archive(manifest, { path: 'client/../../out.js', text: 'out' }));
  await desk.refused(sent, 422, /"client\/\.\.\/\.\.\/out\.js", which does not belong into a build: .*without "\.\."/);
});

test('a link', async () => {
  const sent = await desk.send(
    'exams',
    archive(manifest, { path: 'client/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
  );
  await desk.refused(
    sent,
    422,
    /client\/a\.js, which is no plain file but a SymbolicLink. Put the file itself in its place/,
  );
});

test('a bomb: little to send, much to unpack', async () => {
  Object.assign(archiveLimits, { unpacked: MB, file: 8 * MB });
  const sent = await desk.send('exams', archive(manifest, { path: 'client/a.js', text: ' '.repeat(5 * MB) }));
  await desk.refused(sent, 413, /What the archive holds is larger than 1 MB. Make pictures and documents smaller/);
});

test('too many files, one that is too large, and an archive that is too large', async () => {
  archiveLimits.files = 3;
  const many = Array.from({ length: 4 }, (_, i) => ({ path: `client/${i}.js` }));
  await desk.refused(await desk.send('exams', archive(manifest, ...many)), 413, /more than 3 files. Take out/);
  Object.assign(archiveLimits, usual, { file: MB });
  const large = archive(manifest, { path: 'public/a.pdf', text: ' '.repeat(2 * MB) });
  await desk.refused(
    await desk.send('exams', large),
    413,
    /public\/a\.pdf is larger than 1 MB. Make it smaller, or publish it elsewhere/,
  );
  Object.assign(archiveLimits, usual, { packed: 50 });
  await desk.refused(await desk.send('exams', archive(manifest)), 413, /The archive is larger than .* MB. Make/);
});
