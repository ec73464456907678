import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replaceChapter } from './docs-chapter.ts';

test('writing one chapter keeps the others and their order', () => {
  const first = replaceChapter('', 'publish', '# Publishing\n\nfast');
  const both = replaceChapter(first, 'site', '# Site');
  assert.ok(both.indexOf('# Site') < both.indexOf('# Publishing'));
  const again = replaceChapter(both, 'publish', '# Publishing\n\nfaster');
  assert.match(again, /# Site.*faster/s);
  assert.doesNotMatch(again, /fast\n/);
});
