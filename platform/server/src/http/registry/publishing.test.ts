import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { prune } from '../../registry/pruning/prune.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { loadSite } from '../../site/load-site.ts';

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish({ name: 'shell' });
  for (const name of ['exams', 'cells']) await registry.publish({ name, pages: [`/${name}`, `/${name}/two`] });
});
after(() => registry.close());

const cells = (version: string) => ({ name: 'cells', version, pages: ['/cells', '/cells/two'] });
const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });

test('the status names each build by its identity, and by the integrity that browsers check', async () => {
  const { body } = await registry.request('GET', 'status');
  const sections = body.sections as { name: string; identity: string; integrity: string }[];
  const table = JSON.parse(await registry.read('/_registry.json')) as {
    sections: Record<string, { entry: string; integrity: string }>;
  };
  assert.deepEqual(sections.map(({ name }) => name).sort(), ['shell', ...Object.keys(table.sections)].sort());
  for (const { name, identity, integrity } of sections) {
    assert.match(integrity, /^sha384-[A-Za-z0-9+/]{64}$/, name);
    const listed = table.sections[name];
    if (!listed) continue;
    assert.equal(integrity, listed.integrity);
    assert.ok(listed.entry.includes(identity.slice(0, 12)));
    const hash = createHash('sha384')
      .update(await registry.read(listed.entry))
      .digest('base64');
    assert.equal(integrity, `sha384-${hash}`, name);
  }
});

test('a team publishes its section with its own token, and only its pages change', async () => {
  const token = await registry.tokenFor('exams');
  const cells = await registry.read('/cells/two');
  const response = await registry.publish(exams('1.1.0'), { token });
  assert.equal(response.status, 200, response.body.error);
  assert.deepEqual([response.body.isNew, response.body.rendered], [true, 2]);
  assert.match(await registry.read('/exams'), /1\.1\.0/);
  assert.equal(await registry.read('/cells/two'), cells);
});

test('publishing the same build twice succeeds and changes nothing', async () => {
  const first = await registry.publish(exams('1.2.0'));
  const second = await registry.publish(exams('1.2.0'));
  assert.deepEqual([second.status, second.body.isNew, second.body.release], [200, false, first.body.release]);
});

test('a rollback restores the bytes of the previous build, leaves other sections alone, and goes one build further each time', async () => {
  await registry.publish(exams('2.0.0'));
  const previous = await registry.read('/exams');
  await registry.publish(exams('2.1.0'));
  await registry.publish(cells('2.0.0'));
  const token = await registry.tokenFor('exams');
  const back = await registry.request('POST', 'rollback', { part: 'exams' }, token);
  assert.deepEqual([back.status, back.body.rendered], [200, 0]);
  assert.deepEqual(back.body.changes, [{ name: 'exams', from: '2.1.0', to: '2.0.0' }]);
  assert.equal(await registry.read('/exams'), previous);
  assert.match(await registry.read('/cells'), /2\.0\.0/);
  const further = await registry.request('POST', 'rollback', { part: 'exams' }, token);
  assert.deepEqual(further.body.changes, [{ name: 'exams', from: '2.0.0', to: '1.2.0' }]);
  const named = await registry.request('POST', 'rollback', { part: 'exams', version: '2.1.0' }, token);
  assert.deepEqual(named.body.changes, [{ name: 'exams', from: '1.2.0', to: '2.1.0' }]);
});

test('the operator rolls the whole site back to an earlier release', async () => {
  const { release } = (await registry.publish(exams('3.0.0'))).body;
  await registry.publish(exams('3.1.0'));
  await registry.publish(cells('3.1.0'));
  const response = await registry.request('POST', 'rollback', { release, confirmed: true });
  assert.equal(response.status, 200, response.body.error);
  assert.match(await registry.read('/exams'), /3\.0\.0/);
  assert.match(await registry.read('/cells'), /2\.0\.0/);
});

test('a preview changes nothing for visitors, follows the live site otherwise, and goes live when it is promoted', async () => {
  const token = await registry.tokenFor('exams');
  const seen = await registry.publish(exams('4.0.0'), { token, channel: 'new-timetables' });
  assert.equal(seen.status, 200, seen.body.error);
  assert.match(String(seen.body.link), /^\/_preview\/.{20,}$/);
  assert.doesNotMatch(await registry.read('/exams'), /4\.0\.0/);
  await registry.publish(cells('4.0.0'));
  const live = await registry.request('POST', 'promote', { channel: 'new-timetables' }, token);
  assert.equal(live.status, 200, live.body.error);
  assert.deepEqual(live.body.parts, ['exams']);
  assert.match(await registry.read('/exams'), /4\.0\.0/);
  assert.match(await registry.read('/cells'), /4\.0\.0/);
});

test('the status shows versions, channels and who published what and when, and preview links only to their teams', async () => {
  const token = await registry.tokenFor('exams');
  await registry.publish(exams('5.0.0'), { token, channel: 'secret-one' });
  await registry.publish(exams('5.0.0'), { token });
  const { body } = await registry.request('GET', 'status', undefined, token);
  const sections = body.sections as { name: string; version: string; by: string; since: string }[];
  const own = sections.find((section) => section.name === 'exams');
  assert.deepEqual([own?.version, own?.by], ['5.0.0', 'exams team']);
  assert.ok(Date.now() - Date.parse(own?.since ?? '') < 60_000);
  const [latest] = body.switches as { by: string; note: string; channel: string }[];
  assert.deepEqual([latest?.by, latest?.note, latest?.channel], ['exams team', 'published exams', 'live']);
  const previewFor = async (by: string) => {
    const status = await registry.request('GET', 'status', undefined, by);
    const channels = status.body.channels as { name: string; link?: string; isOwn: boolean }[];
    const { link, isOwn } = channels.find(({ name }) => name === 'secret-one') ?? assert.fail();
    return [typeof link, isOwn];
  };
  assert.deepEqual(await previewFor(token), ['string', true]);
  assert.deepEqual(await previewFor(await registry.tokenFor('exams')), ['string', false], 'another token of the team');
  assert.deepEqual(await previewFor(await registry.tokenFor('cells')), ['undefined', false]);
});

test('a new shell renders every live page', async () => {
  const response = await registry.publish({ name: 'shell', version: '2.0.0' });
  assert.deepEqual([response.status, response.body.rendered], [200, response.body.pages]);
});

test('pruning keeps what is live, the requested number of releases, and everything younger than a day', async () => {
  const before = await registry.read('/exams');
  const response = await registry.request('POST', 'prune', { keep: 1 });
  assert.equal(response.status, 200, response.body.error);
  assert.ok(Number(response.body.releases) > 5);
  assert.equal(response.body.builds, 0);
  assert.equal(await registry.read('/exams'), before);
  const next = await registry.publish(exams('6.0.0'));
  assert.equal(next.status, 200, next.body.error);
});

test('pruning deletes what is old and not needed, and everything that is live or previewed still works', async () => {
  await registry.publish(exams('7.0.0'), { channel: 'needed' });
  await registry.publish(exams('6.1.0'));
  const addresses = ['/exams', '/exams/two', '/cells', '/_registry.json'];
  const before = await Promise.all(addresses.map((address) => registry.read(address)));
  const pruned = await prune(registry.context, 1, 0);
  assert.ok(pruned.builds > 5 && pruned.pages > 5 && pruned.files > 5, JSON.stringify(pruned));
  const fresh = await loadSite(registry.database, 'live');
  assert.equal(fresh?.release, registry.live.current()?.release);
  assert.deepEqual(await Promise.all(addresses.map((address) => registry.read(address))), before);
  assert.ok(await loadSite(registry.database, 'needed'));
  const back = await registry.publish(exams('6.0.0'));
  assert.equal(back.status, 200, back.body.error);
});
