import { after, afterEach, before, test } from 'node:test';
import { archiveLimits } from '../../registry/builds/archive-limits.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { makeArchive } from '../../registry/testing/sample-archives.ts';

let registry: RefusalTest;
const defaultLimits = { ...archiveLimits };
const MB = 1024 * 1024;
const manifest = { path: 'manifest.json', text: '{}' };

before(async () => {
  registry = await openRefusalTest();
});
afterEach(() => Object.assign(archiveLimits, defaultLimits));
after(() => registry.close());

const send = (...entries: Parameters<typeof makeArchive>) =>
  registry.sendArchive('exams', makeArchive(manifest, ...entries));

test('an archive with a path outside its folder is refused', async () => {
  const response = await send({ path: 'client/../../out.js', text: 'out' });
  await registry.expectRefusal(response, 'archive-entry-invalid', /"client\/\.\.\/\.\.\/out\.js"/);
});

test('an archive with a link is refused', async () => {
  const response = await send({ path: 'client/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' });
  await registry.expectRefusal(response, 'archive-entry-invalid', /client\/a\.js.*symbolic link/);
});

test('a small archive that unpacks to a large one is refused', async () => {
  Object.assign(archiveLimits, { unpacked: MB, file: 8 * MB });
  const response = await send({ path: 'client/a.js', text: ' '.repeat(5 * MB) });
  await registry.expectRefusal(response, 'archive-too-large', /unpacked archive is larger than 1 MB/);
});

test('an archive with too many files is refused', async () => {
  archiveLimits.files = 3;
  const response = await send(...Array.from({ length: 4 }, (_, i) => ({ path: `client/${i}.js` })));
  await registry.expectRefusal(response, 'archive-too-large', /more than 3 files/);
});

test('an archive with a file that is too large is refused', async () => {
  archiveLimits.file = MB;
  const response = await send({ path: 'public/a.pdf', text: ' '.repeat(2 * MB) });
  await registry.expectRefusal(response, 'archive-too-large', /public\/a\.pdf is larger than 1 MB/);
});

test('an archive that is too large itself is refused', async () => {
  archiveLimits.packed = 50;
  await registry.expectRefusal(await send(), 'archive-too-large', /^The archive is larger/);
});

test('an archive in which a file and a folder have one name, or a file is twice, is refused with a sentence', async () => {
  for (const [entries, detail] of [
    [[{ path: 'client/a' }, { path: 'client/a/b.js' }], /client\/a both as a file and as a folder/],
    [[{ path: 'client/a/b.js' }, { path: 'client/a' }], /client\/a both as a file and as a folder/],
    [[{ path: 'client/a/', type: 'Directory' }, { path: 'client/a' }], /client\/a both as a file and as a folder/],
    [[{ path: 'client/a' }, { path: 'client/a/', type: 'Directory' }], /client\/a both as a file and as a folder/],
    [[{ path: 'client/a.js' }, { path: 'client/a.js' }], /client\/a\.js twice/],
  ] as const) {
    await registry.expectRefusal(await send(...entries), 'archive-contradictory', detail);
  }
});
