import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { publishSampleSite, type SamplePart, sampleParts } from './testing/sample-parts.ts';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/** `npm run test:full` has more rounds. */
const rounds = process.env.FULL ? 200 : 3;
let registry: TestRegistry;
let parts: SamplePart[];
let next = 1;

before(async () => {
  registry = await openTestRegistry();
  await publishSampleSite(registry);
  parts = sampleParts(registry);
});
after(() => registry.close());

/** The code of the refusal that names the conflict; kinds whose versions do not contain the previous one have none. */
const conflicts: Record<string, string | undefined> = { menu: 'menu-changed' };

/* Collections: two-writers.long.test.ts. */
for (const kind of ['build', 'document', 'menu']) {
  test(`of two writers of a ${kind} at the same time, none is overwritten unnoticed, in ${rounds} rounds`, async (t) => {
    const part = parts.find((one) => one.kind === kind) ?? assert.fail();
    let refused = 0;
    const accepted: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const values = [next++, next++];
      const responses = await Promise.all(values.map((value) => part.set(value)));
      const live = responses.flatMap(({ status }, i) => (status === 200 ? [values[i] ?? 0] : []));
      for (const { status, body } of responses) {
        if (status === 200) continue;
        assert.equal(body.code, conflicts[kind], body.error);
        refused++;
      }
      assert.ok(live.length > 0, 'at least one is accepted');
      accepted.push(...live);
      assert.ok(live.includes(await part.read()), 'visitors get one that was accepted');
    }
    const { body } = await registry.request('GET', `history?${new URLSearchParams({ part: part.name })}`);
    assert.equal((body as unknown as unknown[]).length, accepted.length + (kind === 'build' ? 1 : 0));
    t.diagnostic(`${accepted.length} accepted, ${refused} refused`);
    if (conflicts[kind]) assert.ok(refused > 0, 'some rounds had a conflict');
    else assert.equal(refused, 0);
  });
}
