import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLatest, isCompatible } from './read-toolkits.ts';

test('a shell is compatible with the toolkits in its range, prereleases of them too, and every one where it names no range', () => {
  const range = '>=1.2.0 <2';
  const compatible = ['1.1.9', '1.2.0', '1.3.0-beta.1', '1.9.0', '2.0.0-beta.1', '2.0.0'];
  assert.deepEqual(
    compatible.filter((version) => isCompatible(version, range)),
    ['1.2.0', '1.3.0-beta.1', '1.9.0'],
  );
  assert.ok(isCompatible('0.1.0', undefined));
});

test('sections get the newest compatible toolkit, and a prerelease only where there is nothing else', () => {
  assert.equal(chooseLatest(['1.0.0', '1.10.0', '1.9.0', '2.0.0'], '>=1.0.0 <2'), '1.10.0');
  assert.equal(chooseLatest(['1.0.0', '2.0.0'], undefined), '2.0.0');
  assert.equal(chooseLatest(['1.0.0', '1.1.0-beta.1'], '>=1.0.0'), '1.0.0');
  assert.equal(chooseLatest(['1.1.0-beta.1', '1.1.0-beta.2'], undefined), '1.1.0-beta.2');
  assert.equal(chooseLatest(['1.0.0'], '>=2.0.0'), '1.0.0');
  assert.equal(chooseLatest([], undefined), undefined);
});
