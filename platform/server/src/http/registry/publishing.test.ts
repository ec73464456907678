import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { prune } from '../../registry/releases/prune.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';
import { loadSite } from '../../site/load-site.ts';

let desk: TestRegistry;

before(async () => {
  desk = await openTestRegistry();
  await desk.publish({ name: 'shell' });
  for (const name of ['exams', 'cells']) await desk.publish({ name, pages: [`/${name}`, `/${name}/two`] });
});
after(() => desk.close());

const exams = (version: string) => ({ name: 'exams', version, pages: ['/exams', '/exams/two'] });

test('a team publishes its section with its own token, and only its pages change', async () => {
  const token = await desk.tokenFor('exams');
  const cells = await desk.read('/cells/two');
  const answer = await desk.publish(exams('1.1.0'), { token });
  assert.equal(answer.status, 200, answer.body.error);
  assert.deepEqual([answer.body.isNew, answer.body.rendered], [true, 2]);
  assert.match(await desk.read('/exams'), /1\.1\.0/);
  assert.equal(await desk.read('/cells/two'), cells);
});

test('the same version from the same sources succeeds and does nothing', async () => {
  const first = await desk.publish(exams('1.2.0'));
  const second = await desk.publish(exams('1.2.0'));
  assert.deepEqual([second.status, second.body.isNew, second.body.release], [200, false, first.body.release]);
});

test('a rollback brings former bytes back, keeps what others published since, and goes one further each time', async () => {
  await desk.publish(exams('2.0.0'));
  const former = await desk.read('/exams');
  await desk.publish(exams('2.1.0'));
  await desk.publish({ name: 'cells', version: '2.0.0' });
  const token = await desk.tokenFor('exams');
  const back = await desk.ask('POST', 'rollback', { section: 'exams' }, token);
  assert.deepEqual([back.status, back.body.from, back.body.to, back.body.rendered], [200, '2.1.0', '2.0.0', 0]);
  assert.equal(await desk.read('/exams'), former);
  assert.match(await desk.read('/cells'), /2\.0\.0/);
  const further = await desk.ask('POST', 'rollback', { section: 'exams' }, token);
  assert.equal(further.body.to, '1.2.0');
  const named = await desk.ask('POST', 'rollback', { section: 'exams', version: '2.1.0' }, token);
  assert.equal(named.body.to, '2.1.0');
});

test('the operator turns the whole site back to a release that it showed', async () => {
  const { release } = (await desk.publish(exams('3.0.0'))).body;
  await desk.publish(exams('3.1.0'));
  await desk.publish({ name: 'cells', version: '3.1.0' });
  const answer = await desk.ask('POST', 'rollback', { release });
  assert.equal(answer.status, 200, answer.body.error);
  assert.match(await desk.read('/exams'), /3\.0\.0/);
  assert.match(await desk.read('/cells'), /2\.0\.0/);
});

test('a preview moves only its own channel, follows the live site otherwise, and goes live by promotion', async () => {
  const token = await desk.tokenFor('exams');
  const seen = await desk.publish(exams('4.0.0'), { token, channel: 'new-timetables' });
  assert.equal(seen.status, 200, seen.body.error);
  assert.match(String(seen.body.link), /^\/_preview\/.{20,}$/);
  assert.doesNotMatch(await desk.read('/exams'), /4\.0\.0/);
  await desk.publish({ name: 'cells', version: '4.0.0' });
  const live = await desk.ask('POST', 'promote', { channel: 'new-timetables' }, token);
  assert.equal(live.status, 200, live.body.error);
  assert.deepEqual(live.body.sections, ['exams']);
  assert.match(await desk.read('/exams'), /4\.0\.0/);
  assert.match(await desk.read('/cells'), /4\.0\.0/);
});

test('status tells versions, channels, and who published what and when; a preview link only to those it belongs to', async () => {
  const token = await desk.tokenFor('exams');
  await desk.publish(exams('5.0.0'), { token, channel: 'secret-one' });
  await desk.publish(exams('5.0.0'), { token });
  const { body } = await desk.ask('GET', 'status', undefined, token);
  const sections = body.sections as { name: string; version: string; by: string; since: string }[];
  const own = sections.find((section) => section.name === 'exams');
  assert.deepEqual([own?.version, own?.by], ['5.0.0', 'exams team']);
  assert.ok(Date.now() - Date.parse(own?.since ?? '') < 60_000);
  const [move] = body.moves as { by: string; note: string; channel: string }[];
  assert.deepEqual([move?.by, move?.note, move?.channel], ['exams team', 'published exams', 'live']);
  const linkFor = async (scope: string) => {
    const status = await desk.ask('GET', 'status', undefined, await desk.tokenFor(scope));
    return (status.body.channels as { name: string; link?: string }[]).find(({ name }) => name === 'secret-one')?.link;
  };
  assert.ok(await linkFor('exams'));
  assert.equal(await linkFor('cells'), undefined);
});

test('a new shell renders every live page inside it', async () => {
  const answer = await desk.publish({ name: 'shell', version: '2.0.0' });
  assert.deepEqual([answer.status, answer.body.rendered], [200, answer.body.pages]);
});

test('tidying away keeps what is live and the releases asked for, and nothing that is younger than a day', async () => {
  const before = await desk.read('/exams');
  const answer = await desk.ask('POST', 'prune', { keep: 1 });
  assert.equal(answer.status, 200, answer.body.error);
  assert.ok(Number(answer.body.releases) > 5);
  assert.equal(answer.body.builds, 0);
  assert.equal(await desk.read('/exams'), before);
  const next = await desk.publish(exams('6.0.0'));
  assert.equal(next.status, 200, next.body.error);
});

test('what is old and needed by nothing goes, and everything that is live or previewed still works', async () => {
  await desk.publish(exams('7.0.0'), { channel: 'kept' });
  await desk.publish(exams('6.1.0'));
  const addresses = ['/exams', '/exams/two', '/cells', '/_registry.json'];
  const before = await Promise.all(addresses.map((address) => desk.read(address)));
  const gone = await prune(desk.database, { scope: '*', label: 'test' }, 1, 'now');
  assert.ok(gone.builds > 5 && gone.pages > 5 && gone.files > 5, JSON.stringify(gone));
  const fresh = await loadSite(desk.database, 'live');
  assert.equal(fresh?.release, desk.live.current()?.release);
  assert.deepEqual(await Promise.all(addresses.map((address) => desk.read(address))), before);
  assert.ok(await loadSite(desk.database, 'kept'));
  const back = await desk.publish(exams('6.0.0'));
  assert.equal(back.status, 200, back.body.error);
});
