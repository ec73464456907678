import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { errorCodes } from '@viit/core/error-codes';
import { renderLimits } from '@viit/render/limits';
import { type BuildAttack, fileAttacks, renderAttacks, styleAttacks } from '@viit/test/hostile-section';
import { openTestRegistry, type TestRegistry } from './testing/test-registry.ts';

/*
 * Builds that attack the site (platform/test/fixtures/hostile-section). After each, the pages of the others are the same to the
 * byte. `npm test` runs one of each kind, `npm run test:full` all.
 */

let registry: TestRegistry;
let others: string[];
let minor = 0;

const readOthers = () => Promise.all(['/cells', '/exams', '/_registry.json'].map((address) => registry.read(address)));

before(async () => {
  renderLimits.pageMs = 1500;
  registry = await openTestRegistry();
  for (const name of ['shell', 'cells', 'exams', 'hostile']) await registry.publish({ name });
  others = (await readOthers()).slice(0, 2);
});
after(async () => {
  renderLimits.pageMs = 10_000;
  await registry.close();
});

const publish = ({ clientFiles, publicFiles, component }: BuildAttack) =>
  registry.publish({
    name: 'hostile',
    version: `1.${++minor}.0`,
    ...(clientFiles && { clientFiles }),
    ...(publicFiles && { publicFiles }),
    ...(component && {
      bundle: `exports.default = [{ id: 'page-0', load: async () => ({ default: ${component} }) }];`,
    }),
  });

/** The first of each outcome, or all. */
const sampled = (attacks: readonly BuildAttack[]) =>
  attacks.filter(({ outcome }, i) => process.env.FULL || attacks.findIndex((one) => one.outcome === outcome) === i);

for (const attack of [...sampled(styleAttacks), ...sampled(fileAttacks), ...sampled(renderAttacks)]) {
  test(`${attack.category}, ${attack.id}: a section that ${attack.aim} is ${attack.outcome}`, async () => {
    const before = await registry.read('/_registry.json');
    const { status, body } = await publish(attack);
    if (attack.outcome === 'refused') {
      const code = attack.code as keyof typeof errorCodes;
      assert.deepEqual([status, body.code], [errorCodes[code].status, code], body.error);
      assert.equal(await registry.read('/_registry.json'), before, 'nothing went live');
    } else assert.equal(status, 200, body.error);
    if (attack.component && attack.outcome === 'contained') assert.match(await registry.read('/hostile'), /stopped/);
    for (const path of Object.keys(attack.publicFiles ?? {})) {
      if (attack.outcome !== 'contained') continue;
      const { headers } = await fetch(`${registry.address}/${path}`);
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none';.*worker-src 'none'/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
    assert.deepEqual((await readOthers()).slice(0, 2), others, 'the other pages are the same');
  });
}
