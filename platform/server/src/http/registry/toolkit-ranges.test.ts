import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openRefusalTest, type RefusalTest } from '../../registry/testing/refusal-test.ts';
import type { SampleBuild } from '../../registry/testing/sample-builds.ts';

let registry: RefusalTest;

/** A build that names its toolkit, or the shell's range. */
const withToolkit = (build: SampleBuild, toolkit: string): SampleBuild => ({
  ...build,
  change: (manifest) => ({ ...manifest, toolkit }),
});

before(async () => {
  registry = await openRefusalTest();
});
after(() => registry.close());

test('sections without a toolkit, as built before, are compatible with every shell, and a shell without a range every section', async () => {
  const dated = await registry.publish(withToolkit({ name: 'library' }, '0.1.0'));
  assert.equal(dated.status, 200, dated.body.error);
  const shell = await registry.publish(withToolkit({ name: 'shell', version: '1.1.0' }, '<1'));
  assert.equal(shell.status, 200, shell.body.error);
});

test('a section whose toolkit is not compatible with the live shell is refused with both versions and the command', async () => {
  const { body } = await registry.publish(withToolkit(registry.nextExams(), '1.0.0'));
  assert.equal(body.code, 'toolkit-unmet');
  assert.match(
    body.error ?? '',
    /^exams 1\.\d+\.0 was built with the toolkit 1\.0\.0, but the shell 1\.1\.0 is compatible with <1\. In its project run: npm install "@viit\/toolkit@<1"/,
  );
  const preview = await registry.publish(withToolkit(registry.nextExams(), '1.0.0'), { channel: 'try-it' });
  assert.equal(preview.body.code, 'toolkit-unmet');
});

test('a new shell is refused while live sections have a toolkit that is not compatible, and names all of them', async () => {
  await registry.publish(withToolkit({ name: 'museum' }, '0.2.0'));
  const { body } = await registry.publish(withToolkit({ name: 'shell', version: '2.0.0' }, '>=1.0.0'));
  assert.equal(body.code, 'toolkit-unmet');
  assert.match(body.error ?? '', /^library 1\.0\.0 was built with the toolkit 0\.1\.0, museum 1\.0\.0 .* 0\.2\.0, but/);
  assert.match(body.error ?? '', /In the project of each run: npm install "@viit\/toolkit@>=1\.0\.0"/);
});

test('the operator promotes a shell together with the sections that are compatible with it', async () => {
  const next = [
    withToolkit({ name: 'shell', version: '2.0.0' }, '>=1.0.0'),
    withToolkit({ name: 'library', version: '2.0.0' }, '1.0.0'),
    withToolkit({ name: 'museum', version: '2.0.0' }, '1.1.0'),
  ];
  // Alone, each is refused, but its build is stored.
  for (const build of next) assert.equal((await registry.publish(build)).body.code, 'toolkit-unmet', build.name);
  const builds = next.map(({ name, version }) => ({ name, version }));
  const composed = await registry.request('POST', 'previews/together', { builds });
  assert.equal(composed.status, 200, composed.body.error);
  const promoted = await registry.request('POST', 'promote', { channel: 'together' });
  assert.equal(promoted.status, 200, promoted.body.error);
});

test('a range or a version that is none is refused', async () => {
  const shell = await registry.publish(withToolkit({ name: 'shell', version: '3.0.0' }, 'the newest'));
  assert.deepEqual([shell.body.code, /"viit\.toolkit"/.test(shell.body.error ?? '')], ['manifest-invalid', true]);
  const section = await registry.publish(withToolkit(registry.nextExams(), '^1.0.0'));
  assert.deepEqual([section.body.code, /no version/.test(section.body.error ?? '')], ['manifest-invalid', true]);
});
