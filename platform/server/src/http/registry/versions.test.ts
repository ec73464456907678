import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Status } from '@viit/contract/registry-api';
import { prune } from '../../registry/pruning/prune.ts';
import { live, readReleaseId } from '../../registry/releases/releases.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  await registry.publish(exams('1.0.0'));
});
after(() => registry.close());

const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });

test('a preview or a refused build does not use up its version; it is taken when it goes live', async () => {
  const first = { ...exams('4.1.0'), publicFiles: { 'pdfs/a.pdf': 'first' } };
  const second = { ...exams('4.1.0'), publicFiles: { 'pdfs/a.pdf': 'second' } };
  for (const [sample, channel] of [
    [first, 'one'],
    [second, 'two'],
  ] as const) {
    const { status, body } = await registry.publish(sample, { channel });
    assert.deepEqual([status, /^4\.1\.0-preview\.[0-9a-f]{12}$/.test(String(body.version))], [200, true], body.error);
  }
  const fails = { ...exams('4.1.0'), bundle: 'throw new Error("broken")' };
  assert.equal((await registry.publish(fails)).status, 422);
  const token = await registry.tokenFor('exams');
  const promoted = await registry.request('POST', 'promote', { channel: 'two' }, token);
  assert.deepEqual([promoted.status, promoted.body.rendered], [200, 0], 'the pages are those that were tested');
  assert.equal(await registry.read('/pdfs/a.pdf'), 'second');
  const { body } = await registry.request('GET', 'builds/exams');
  const versions = (body as unknown as { version: string; isLive: boolean }[]).filter(({ version }) =>
    version.startsWith('4.1.0'),
  );
  assert.equal(versions.find(({ isLive }) => isLive)?.version, '4.1.0');
  assert.equal(versions.length, 3);
  const refused = await registry.request('POST', 'promote', { channel: 'one' }, token);
  assert.equal(refused.body.code, 'version-taken');
  assert.match(refused.body.error ?? '', /exams 4\.1\.0 was published with other content by exams team on 2/);
});

test('who may only preview a build does not change the version that it is published with', async () => {
  const sample = { ...exams('4.1.5'), publicFiles: { 'pdfs/a.pdf': 'of june' } };
  const { body } = await registry.publish(sample, { channel: 'june' });
  const [build] = await registry.database.query<{ identity: string }>('select identity from build where version = $1', [
    String(body.version),
  ]);
  const tester = await registry.tokenFor('tester');
  const asked = { name: 'exams', identity: build?.identity, version: '999999999999999.0.0' };
  const previewed = await registry.request('POST', 'channels/mine', asked, tester);
  assert.deepEqual([previewed.status, previewed.body.version], [200, body.version], previewed.body.error);
  const token = await registry.tokenFor('exams');
  assert.equal((await registry.request('POST', 'promote', { channel: 'june' }, token)).status, 200);
  const { sections } = (await registry.request('GET', 'status')).body as unknown as Status;
  assert.equal(sections.find(({ name }) => name === 'exams')?.version, '4.1.5');
});

test('a version stays taken after its build was pruned, except for the same build', async () => {
  await registry.publish(exams('4.2.0'));
  await registry.publish(exams('4.3.0'));
  await prune(registry.context, 1, 0);
  const other = await registry.publish({ ...exams('4.2.0'), publicFiles: { 'pdfs/b.pdf': 'b' } });
  assert.equal(other.body.code, 'version-taken');
  const same = await registry.publish(exams('4.2.0'));
  assert.equal(same.status, 200, same.body.error);
});

test("pruning deletes a preview's build when no preview shows it any more", async () => {
  await registry.publish(exams('4.4.0'), { channel: 'short' });
  await registry.request('DELETE', 'previews/short');
  await prune(registry.context, 5, 0);
  const { body } = await registry.request('GET', 'builds/exams');
  assert.doesNotMatch(JSON.stringify(body), /4\.4\.0/);
});

test('pruning deletes previews that have not changed for the given days, with their builds', async () => {
  await registry.publish(exams('4.5.0'), { channel: 'forgotten' });
  await registry.publish(exams('4.6.0'), { channel: 'recent' });
  const names = "('forgotten', 'live')";
  await registry.database.query(`update channel set switched_at = now() - interval '40 days' where name in ${names}`);
  assert.equal((await prune(registry.context, 5, 0)).previews, 0);
  assert.equal((await prune(registry.context, 5, 0, 30)).previews, 1);
  assert.ok(await readReleaseId(registry.database, live), 'the live site is no preview');
  const { body } = await registry.request('GET', 'builds/exams');
  assert.deepEqual([/4\.5\.0/.test(JSON.stringify(body)), /4\.6\.0/.test(JSON.stringify(body))], [false, true]);
});
