import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { sha384 } from '@viit/contract/integrity';
import { comparisonSchema } from '@viit/contract/registry-api';
import { htmlSection, htmlShell } from '../../registry/testing/html-builds.ts';
import type { SampleBuild } from '../../registry/testing/sample-builds.ts';
import { openTestRegistry, type TestRegistry } from '../../registry/testing/test-registry.ts';

/* The comparison has the budgets of publishing. */

let registry: TestRegistry;

before(async () => {
  registry = await openTestRegistry();
  await registry.publish(htmlShell('1.0.0'));
});
after(() => registry.close());

const compare = async (to: string) =>
  comparisonSchema.parse((await registry.request('GET', `comparison?from=live&to=${to}`)).body);

/** Compares the live site with a preview of a build. */
async function compareWith(build: SampleBuild, channel: string) {
  const sent = await registry.publish(build, { channel });
  assert.equal(sent.status, 200, sent.body.error);
  return compare(channel);
}

test('a script that grows by 20 KB is found with its page, and refused where the page exceeds its budget', async () => {
  const scriptOf = (size: number) => `// ${randomBytes(size).toString('base64')}`;
  const home = (version: string, script: string) =>
    htmlSection('home', version, { '/home': { html: '<h1>Home</h1>', id: 'home', script, scriptBudget: 45_000 } });
  await registry.publish(home('1.0.0', scriptOf(10_000)));
  const comparison = await compareWith(home('1.1.0', scriptOf(30_000)), 'more-script');
  assert.deepEqual(
    comparison.pages.map(({ path, section, kinds }) => [section, path, kinds]),
    [['home', '/home', ['scripts']]],
  );
  const { scripts, scriptLimit } = comparison.pages[0]?.bytes ?? {};
  assert.ok(scripts && Math.round((scripts.to - scripts.from) / 1000) === 20, JSON.stringify(scripts));
  assert.equal(scriptLimit, 45_000);
  const exams = htmlSection('exams', '1.0.0', { '/exams': { html: '', id: 'exams', script: scriptOf(20_000) } });
  const refused = await registry.publish(exams, { channel: 'too-large' });
  assert.deepEqual([refused.status, refused.body.code], [422, 'budget-exceeded']);
  assert.match(refused.body.error ?? '', /\/exams: scripts: \d+\.\d KB of 15\.0 KB/);
});

test('a page that was stored with more script than its budget allows is named, with the default where it declares none', async () => {
  const library = (version: string, script: string) =>
    htmlSection('library', version, { '/library': { html: '<h1>Library</h1>', id: 'library', script } });
  await registry.publish(library('1.0.0', '// small'));
  const script = `// ${'x'.repeat(2000)}`;
  await registry.publish(library('1.1.0', script), { channel: 'library' });
  // As if it had been sent before there were budgets.
  await registry.database.query('update blob set gzip = $2 where sha384 = $1', [
    sha384(Buffer.from(script)),
    randomBytes(16_000),
  ]);
  const { overBudget } = await compare('library');
  assert.deepEqual(overBudget, [{ name: '/library: scripts', bytes: 16_000, limit: 15_000 }]);
});
