import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckedPackage, checkApi } from './check-api.ts';
import { type ApiReport, writeReport } from './report-text.ts';

const part = '@viit/runtime';
const goBack = 'declare function goBack(): void;';
const navigate = 'declare function navigate(address: string): void;';
const search = 'declare function search(words: string): void;';

const report = (version: string, declarations: Record<string, string>): ApiReport => ({
  name: part,
  version,
  api: { [part]: declarations },
});
const written = (version: string, declarations: Record<string, string>) => writeReport(report(version, declarations));
const log = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n');

/** A package whose only change since 1.2.0 is what its sources have. */
const check = (version: string, declarations: Record<string, string>, other: Partial<CheckedPackage> = {}) =>
  checkApi({
    current: report(version, declarations),
    folder: 'shared/runtime',
    versionFolder: 'shared/runtime',
    written: written('1.2.0', { navigate }),
    changelog: version === '1.2.0' ? log('1.2.0') : log(`${version} (unreleased)`, '1.2.0'),
    released: undefined,
    ...other,
  });
const codes = (...args: Parameters<typeof check>) => check(...args).map(({ code }) => code);

test('an unchanged API passes, also in a version that only corrects something', () => {
  assert.deepEqual(check('1.2.0', { navigate }), []);
  assert.deepEqual(check('1.2.1', { navigate }), []);
});

test('an addition without a step is refused with what it is, the version that it needs, the files and the command', () => {
  const [problem] = check('1.2.0', { goBack, navigate });
  assert.equal(problem?.code, 'api-version-too-low');
  assert.match(problem?.message ?? '', /added: goBack \(@viit\/runtime\) - minor/);
  assert.match(problem?.message ?? '', /at least version 1\.3\.0, but shared\/runtime\/package\.json says 1\.2\.0/);
  assert.match(problem?.message ?? '', /shared\/runtime\/CHANGELOG\.md/);
  assert.match(problem?.message ?? '', /run: npm run api-reports -- --write/);
  assert.deepEqual(codes('1.2.1', { goBack, navigate }), ['api-version-too-low']);
});

test('with a minor step an addition only needs its report', () => {
  assert.deepEqual(codes('1.3.0', { goBack, navigate }), ['api-report-outdated']);
  assert.deepEqual(check('1.3.0', { goBack, navigate }, { written: written('1.3.0', { goBack, navigate }) }), []);
});

test('a removal or a change needs a major step', () => {
  assert.deepEqual(codes('1.3.0', {}), ['api-version-too-low']);
  const changed = { navigate: navigate.replace('string', 'URL') };
  assert.deepEqual(codes('1.3.0', changed), ['api-version-too-low']);
  assert.deepEqual(codes('2.0.0', changed), ['api-report-outdated']);
});

test('several changes before a release share one step', () => {
  const now = { written: written('1.3.0', { goBack, navigate }) };
  assert.deepEqual(codes('1.3.0', { goBack, navigate, search }, now), ['api-report-outdated']);
  assert.deepEqual(codes('1.3.0', { goBack }, now), ['api-version-too-low']);
});

test('before the first release, an API may change as it likes', () => {
  assert.deepEqual(codes('1.2.0', {}, { changelog: log('1.2.0 (unreleased)') }), ['api-report-outdated']);
});

test('where the released report is known by its tag, it is what the version is compared with', () => {
  const now = { written: written('1.3.0', { goBack, navigate }), released: report('1.2.0', { navigate }) };
  assert.deepEqual(codes('1.3.0', { navigate, search }, now), ['api-report-outdated']);
  const tagged = { written: written('1.2.0', { goBack, navigate }), released: report('1.2.0', { navigate }) };
  assert.deepEqual(codes('1.2.0', { goBack, navigate }, tagged), ['api-version-too-low']);
});

test('a version below that of the report is refused', () => {
  assert.deepEqual(codes('1.2.0', { navigate }, { written: written('1.3.0', { navigate }) }), ['api-version-too-low']);
});

test('each version has an entry in the change log, at the top', () => {
  assert.deepEqual(codes('1.2.1', { navigate }, { changelog: log('1.2.0') }), ['changelog-entry-missing']);
  assert.deepEqual(codes('1.2.0', { navigate }, { changelog: '' }), ['changelog-entry-missing']);
});

test('a missing report and one that was edited by hand are named with the command', () => {
  const [missing] = check('1.2.0', { navigate }, { written: undefined });
  assert.equal(missing?.code, 'api-report-missing');
  const [edited] = check('1.2.0', { navigate }, { written: `${written('1.2.0', { navigate })}A note.\n` });
  assert.equal(edited?.code, 'api-report-outdated');
  assert.match(edited?.message ?? '', /edited by hand.*npm run api-reports -- --write/);
});
