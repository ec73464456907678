import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { draftsOf, notice, noticesSection } from '../../../server/src/registry/testing/sample-collection.ts';
import { type CommandTest, openCommandTest } from '../testing/command-test.ts';

const part = 'exams/notices';
let registry: CommandTest;

before(async () => {
  registry = await openCommandTest();
  const { status, body } = await registry.publish(noticesSection('2.0.0'));
  assert.equal(status, 200, body.error);
});
after(() => registry.close());

test('an entry gets times, and the list of collections says when visitors see it next', async () => {
  const schedule = (...args: string[]) => registry.viit(['content', 'schedule', part, 'sample', ...args]);
  const { out } = await schedule('--from', '2099-12-01T09:00', '--until', '2099-12-02T09:00');
  assert.match(out, /^Live: sample of exams\/notices, shown from 2099-12-01T09:00 until 2099-12-02T09:00/);
  assert.equal(await registry.read(`/api/content/${part}`), '[]');
  assert.match((await registry.viit(['content'])).out, /next change on 2099-12-01 at 09:00 \(Asia\/Kolkata\)/);
  assert.match((await schedule('--from', 'none')).out, /shown until 2099-12-02T09:00/);
  assert.match(await registry.read(`/api/content/${part}`), /"id":"sample"/);
  for (const [args, reason] of [
    [['--until', '2099-12-02'], /--until must be a date and time such as/],
    [['--from', '2099-12-03T00:00'], /--until must be later than the time from which visitors see it/],
    [[], /with --from or --until/],
  ] as const) {
    const refused = await schedule(...args);
    assert.deepEqual([refused.code, reason.test(refused.err)], [2, true], refused.err);
  }
  await draftsOf(registry, part).save('sample', notice('Corrected'));
  assert.equal((await schedule('--until', 'none')).code, 0);
  assert.match(await registry.read(`/api/content/${part}`), /"title":"Corrected"/, 'with its draft');
  const unknown = await registry.viit(['content', 'schedule', part, 'b', '--from', 'none']);
  assert.match(unknown.err, /has no entry "b"\. It has: sample\./);
});
