import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchangePart } from './docs-part.ts';

test('a part that is measured alone leaves the other parts as they are, in their order', () => {
  const first = exchangePart('', 'publish', '# Publishing\n\nfast');
  const both = exchangePart(first, 'site', '# Site');
  assert.ok(both.indexOf('# Site') < both.indexOf('# Publishing'));
  const again = exchangePart(both, 'publish', '# Publishing\n\nfaster');
  assert.match(again, /# Site.*faster/s);
  assert.doesNotMatch(again, /fast\n/);
});
