import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkVersion, stepOfPackage, type VersionedPackage } from './check-api.ts';
import type { Step } from './compare-reports.ts';

const log = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n');

/** A package whose last release was 1.2.0. */
const runtime = (version: string, changelog?: string): VersionedPackage => ({
  folder: 'shared/runtime',
  name: '@viit/runtime',
  version,
  changelog: changelog ?? (version === '1.2.0' ? log('1.2.0') : log(`${version} (unreleased)`, '1.2.0')),
  changes: [],
});

/** Problems of a version after a change that needs a step. */
const check = (version: string, step?: Step, changelog?: string) =>
  checkVersion({
    ...runtime(version, changelog),
    changes: step ? [{ name: 'goBack', change: step === 'minor' ? 'added' : 'removed', step }] : [],
  });
const codes = (...args: Parameters<typeof check>) => check(...args).map((problem) => problem.split(':')[0]);

test('an unchanged API passes, also in a version that only corrects something', () => {
  assert.deepEqual(check('1.2.0'), []);
  assert.deepEqual(check('1.2.1'), []);
});

test('an addition without a step is refused with what it is, the version that it needs, the files and the command', () => {
  const [problem = ''] = check('1.2.0', 'minor');
  assert.match(problem, /^api-version-too-low: The API of @viit\/runtime has changed since 1\.2\.0/);
  assert.match(problem, /added: goBack - minor/);
  assert.match(problem, /at least version 1\.3\.0, but shared\/runtime\/package\.json says 1\.2\.0/);
  assert.match(problem, /shared\/runtime\/CHANGELOG\.md/);
  assert.match(problem, /run: npm run api-reports -- --write/);
  assert.deepEqual(codes('1.2.1', 'minor'), ['api-version-too-low']);
  assert.deepEqual(codes('1.3.0', 'minor'), []);
});

test('a removal or a change needs a major step', () => {
  assert.deepEqual(codes('1.3.0', 'major'), ['api-version-too-low']);
  assert.deepEqual(codes('2.0.0', 'major'), []);
});

test('before the first release, an API may change as it likes', () => {
  assert.deepEqual(codes('1.2.0', 'major', log('1.2.0 (unreleased)')), []);
});

test('each version has an entry in the change log, at the top', () => {
  assert.deepEqual(codes('1.2.1', undefined, log('1.2.0')), ['changelog-entry-missing']);
  assert.deepEqual(codes('1.2.0', undefined, ''), ['changelog-entry-missing']);
});

test('a toolkit steps as far as the packages in it since their last release', () => {
  const steps = (version: string) => stepOfPackage(runtime(version)).map(({ name, step }) => `${name}: ${step}`);
  assert.deepEqual(steps('1.2.0'), []);
  assert.deepEqual(steps('1.2.1'), ['@viit/runtime 1.2.1: patch']);
  assert.deepEqual(steps('1.3.0'), ['@viit/runtime 1.3.0: minor']);
  assert.deepEqual(steps('2.0.0'), ['@viit/runtime 2.0.0: major']);
});
