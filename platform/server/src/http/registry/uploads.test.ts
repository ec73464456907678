import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { archiveSlots, uploadLimits } from '../../registry/builds/uploads.ts';
import { canMount } from '../../registry/testing/can-mount.ts';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import { makeArchive, packFolder } from '../../registry/testing/sample-archives.ts';
import { writeSampleBuild } from '../../registry/testing/sample-builds.ts';
import { unreadBodies } from '../unread-bodies.ts';

const systemFolder = os.tmpdir();
const temporary = fs.mkdtempSync(path.join(systemFolder, 'viit-uploads-test-'));
const defaults = { ...uploadLimits };
const unreadMs = unreadBodies.ms;
let registry: RefusalTest;
let count = 0;
/** Uploads that were started and never finished. */
const stalled: Stalled[] = [];

before(async () => {
  registry = await openRefusalTest();
  // From here on, only uploads use the temporary folder.
  process.env.TMPDIR = temporary;
});
afterEach(async () => {
  Object.assign(uploadLimits, defaults);
  unreadBodies.ms = unreadMs;
  for (const upload of stalled.splice(0)) upload.end();
  await until(() => fs.readdirSync(temporary).length === 0, 'nothing is left of ended uploads');
});
after(async () => {
  process.env.TMPDIR = systemFolder;
  await registry.close();
  fs.rmSync(temporary, { recursive: true, force: true });
});

/** A packed build of a section, each time a new one. */
async function nextBuild(name: string): Promise<Buffer> {
  const folder = path.join(registry.folder, `upload-${++count}`);
  writeSampleBuild(folder, { name, version: `3.${count}.0` });
  return packFolder(path.join(folder, 'dist'));
}

interface Stalled {
  response: Promise<http.IncomingMessage>;
  end(): void;
}

/** Starts an upload and sends only its first part. */
function stall(name: string, token: string): Stalled {
  const headers = { 'content-type': 'application/gzip', 'content-length': 5000, authorization: `Bearer ${token}` };
  const request = http.request(`${registry.address}/_registry/builds/${name}`, { method: 'PUT', headers });
  const response = new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve));
  request.on('error', () => {});
  request.write('a part of the archive');
  const upload = { response, end: () => request.destroy() };
  stalled.push(upload);
  return upload;
}

async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (let i = 0; !isTrue(); i++) {
    assert.ok(i < 1000, `${what} within 20 s`);
    await wait(20);
  }
}

/** Records the order in which tokens get an upload slot; the first `count` uploads wait. */
function holdSlots(count: number) {
  const { run } = archiveSlots;
  const taken: string[] = [];
  const held: (() => void)[] = [];
  archiveSlots.run = (party, task) =>
    run(party, async () => {
      taken.push(party);
      if (taken.length <= count) await new Promise<void>((resolve) => held.push(resolve));
      return task();
    });
  return {
    taken,
    releaseOne: () => held.shift()?.(),
    restore() {
      archiveSlots.run = run;
      for (const release of held) release();
    },
  };
}

test('with eight stalled uploads and 200 parallel ones of two teams, the build of a third team is the next one', async (t) => {
  const teams = await Promise.all(
    ['exams', 'cells', 'home'].map(async (name) => {
      const { id, token } = (await registry.request('POST', 'tokens', { rights: { [name]: 'publish' }, label: name }))
        .body;
      return { name, id: `token:${id}`, token: String(token) };
    }),
  );
  const third = teams.pop() ?? assert.fail();
  const slots = holdSlots(4);
  t.after(slots.restore);
  const codes: unknown[] = [];
  const junk = makeArchive({ path: 'client/a.js', text: 'no manifest' });
  for (const { name, token } of teams) {
    for (let i = 0; i < 4; i++) stall(name, token);
  }
  await until(() => fs.readdirSync(temporary).length === 8, 'eight uploads have begun');
  const uploads = Array.from({ length: 100 }).flatMap(() =>
    teams.map(async ({ name, token }) => codes.push((await registry.sendArchive(name, junk, token)).body.code)),
  );
  const accepted = 2 * (uploadLimits.perToken - 4);
  await until(() => codes.length === 200 - accepted, 'the uploads above the limit are refused');
  assert.deepEqual([...new Set(codes)], ['uploads-too-many']);
  await until(() => archiveSlots.waiting() === accepted - 4, 'the others wait for a slot');

  const build = registry.sendArchive('home', await nextBuild('home'), third.token);
  await until(() => archiveSlots.waiting() === accepted - 3, 'the third team waits too');
  slots.releaseOne();
  const { status, body } = await build;
  assert.equal(status, 200, body.error);
  assert.deepEqual([slots.taken.slice(0, 4).includes(third.id), slots.taken[4]], [false, third.id]);
  slots.restore();
  await Promise.all(uploads);
});

test('an upload above the limit of its token is refused with the time to wait, and another team is not affected', async () => {
  Object.assign(uploadLimits, { perToken: 2, overall: 2 });
  const [exams = '', cells = ''] = await Promise.all(['exams', 'cells'].map((name) => registry.tokenFor(name)));
  for (let i = 0; i < 2; i++) stall('exams', exams);
  await until(() => fs.readdirSync(temporary).length === 2, 'both have begun');
  const refused = await fetch(`${registry.address}/_registry/builds/exams`, {
    method: 'PUT',
    headers: { 'content-type': 'application/gzip', authorization: `Bearer ${exams}` },
    body: 'x',
  });
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5']);
  const body = (await refused.json()) as { code: string; error: string };
  await registry.expectRefusal({ status: 429, body }, 'uploads-too-many', /2 uploads with this token/);
  // All uploads that are accepted are taken by the other team.
  const other = await registry.sendArchive('cells', await nextBuild('cells'), cells);
  assert.equal(other.status, 200, other.body.error);
});

test('a token with 48 unread responses to uploads gets a refusal', async (t) => {
  const { end } = http.ServerResponse.prototype;
  const held: (() => void)[] = [];
  http.ServerResponse.prototype.end = function (...args: unknown[]) {
    held.push(() => Reflect.apply(end, this, args));
    return this;
  };
  const restore = () => {
    http.ServerResponse.prototype.end = end;
    for (const send of held.splice(0)) send();
  };
  t.after(restore);
  const send = () => registry.sendArchive('exams', makeArchive({ path: 'client/a.js', text: 'no manifest' }));
  const responses: ReturnType<typeof send>[] = [];
  for (let i = 1; i <= 49; i++) {
    responses.push(send());
    await until(() => held.length === i, `${i} responses are ready`);
  }
  restore();
  const codes = (await Promise.all(responses)).map(({ body }) => body.code);
  assert.deepEqual([new Set(codes.slice(0, 48)), codes[48]], [new Set(['manifest-invalid']), 'requests-too-many']);
  assert.notEqual((await send()).body.code, 'requests-too-many');
});

test('an upload of which nothing more arrives is refused, and its connection is closed', async () => {
  uploadLimits.idleMs = 50;
  unreadBodies.ms = 50;
  const upload = stall('exams', registry.token);
  const response = await upload.response;
  const chunks = await response.toArray();
  const body = JSON.parse(Buffer.concat(chunks).toString()) as { code: string; error: string };
  await registry.expectRefusal({ status: response.statusCode ?? 0, body }, 'upload-timeout', /no byte arrived/);
  await until(() => response.socket.destroyed, 'the connection is closed');
});

test('a manifest that lists another size than the file has is refused', async () => {
  const response = await registry.publishChanged((manifest) => ({
    ...manifest,
    files: manifest.files.map((file) => ({ ...file, size: 1 })),
  }));
  await registry.expectRefusal(response, 'file-size-mismatch', /client\/remoteEntry\.js.*lists 1:/);
});

test('a failure that the registry does not expect shows no path of the server', async () => {
  process.env.TMPDIR = path.join(temporary, 'missing');
  const response = await registry.sendArchive('exams', await nextBuild('exams'));
  process.env.TMPDIR = temporary;
  await registry.expectRefusal(response, 'registry-failed', /mkdtemp: ENOENT/);
  assert.ok(!response.body.error?.includes(temporary), response.body.error);
});

const skip = canMount() ? false : 'filling a disk needs root, to mount a small one';

test('a full temporary folder is named, and the next upload that fits is accepted', { skip }, async () => {
  const disk = path.join(temporary, 'disk');
  fs.mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
  process.env.TMPDIR = disk;
  try {
    const large = makeArchive({ path: 'client/a.js', text: randomBytes(1_500_000).toString('hex') });
    const refused = await registry.sendArchive('exams', large);
    await registry.expectRefusal(refused, 'temporary-folder-full', /no space left.*TMPDIR/);
    const accepted = await registry.sendArchive('exams', await nextBuild('exams'));
    assert.equal(accepted.status, 200, accepted.body.error);
  } finally {
    process.env.TMPDIR = temporary;
    execFileSync('umount', [disk]);
    fs.rmdirSync(disk);
  }
});
