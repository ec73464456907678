import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';

/* Who asks: refusals of the registry, made to happen over HTTP. */

let desk: RefusalTest;

before(async () => {
  desk = await openRefusalTest();
});
after(() => desk.close());

test('no token', async () => {
  await desk.refused(
    await desk.publish(desk.next(), { token: '' }),
    401,
    /needs a token.*VIIT_TOKEN.*viit token create/,
  );
});

test('an unknown token', async () => {
  await desk.refused(
    await desk.publish(desk.next(), { token: 'viit_exams_guess' }),
    401,
    /not known.*ask the operator/,
  );
});

test("another section's token", async () => {
  const token = await desk.tokenFor('cells');
  await desk.refused(
    await desk.publish(desk.next(), { token }),
    403,
    /for cells and may not change exams.*a token for exams/,
  );
  const answers = [
    await desk.ask('POST', 'rollback', { section: 'exams' }, token),
    await desk.ask('POST', 'channels/live', { name: 'exams', identity: 'a' }, token),
    await desk.ask('PUT', 'content/announcement', [], token),
  ];
  for (const answer of answers) await desk.refused(answer, 403, /for cells and may not change (exams|content)/);
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
  for (const answer of answers)
    await desk.refused(answer, 403, /may not change the whole site. Use the operator's token/);
});

test('a revoked token, and an expired one', async () => {
  const made = (await desk.ask('POST', 'tokens', { scope: 'exams', label: 'autumn', days: 30 })).body;
  assert.equal((await desk.ask('GET', 'status', undefined, made.token as string)).status, 200);
  await desk.ask('DELETE', `tokens/${made.id}`);
  await desk.refused(
    await desk.publish(desk.next(), { token: made.token as string }),
    401,
    /"autumn" of exams was revoked/,
  );
  const other = (await desk.ask('POST', 'tokens', { scope: 'exams', label: 'winter', days: 30 })).body;
  await desk.database.query("update token set expires_at = now() - interval '1 second' where label = 'winter'");
  await desk.refused(
    await desk.publish(desk.next(), { token: other.token as string }),
    401,
    /"winter" of exams has expired/,
  );
});

test('a token for nothing that can be, and one that is not there', async () => {
  await desk.refused(await desk.ask('POST', 'tokens', { scope: 'Exams!', label: 'x' }), 400, /no name of a section/);
  await desk.refused(await desk.ask('DELETE', 'tokens/9999'), 404, /no token 9999.*viit token list/);
});
