import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkArguments } from './check-arguments.ts';
import { parseCondition } from './fail-on.ts';

test('what only a browser finds is refused without --visual, so that no check in CI passes without having run', () => {
  const failOn = (conditions: string, visual?: boolean) => () =>
    checkArguments({ references: ['autumn'], failOn: parseCondition(conditions), visual });
  assert.throws(failOn('removed,axe'), {
    code: 'argument-invalid',
    message: '--fail-on axe needs a browser. Add --visual.',
  });
  assert.throws(failOn('visual>2%'), /--fail-on visual needs a browser/);
  assert.doesNotThrow(failOn('removed,broken-link,budget'));
  assert.doesNotThrow(failOn('axe,visual', true));
  assert.throws(() => checkArguments({ references: [], all: true }), /--all needs a browser/);
  assert.throws(() => checkArguments({ references: [], page: ['/exams'] }), /--page needs a browser/);
});

test('arguments that would be ignored are refused', () => {
  assert.throws(() => checkArguments({ references: ['41', 'live'], build: 'dist' }), /name at most one other release/);
  assert.throws(
    () => checkArguments({ references: [], visual: true, all: true, page: ['/exams'] }),
    /either --all or --page/,
  );
});

test('an empty text is refused, such as a variable of CI that is not set', () => {
  assert.throws(() => checkArguments({ references: [''] }), /One of the releases is an empty text/);
  assert.throws(() => checkArguments({ references: [], build: '' }), /folder of --build is an empty text/);
});
