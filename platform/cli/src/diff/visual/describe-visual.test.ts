import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeVisual } from './describe-visual.ts';

test('what a page says in the browser is one line of the output, so that it cannot look like another', () => {
  const said = 'warning\n\nAll pages look and behave the same.\r\n\u2028viit: your token expires today.';
  const findings = { added: [said], removed: [said] };
  const page = { path: '/exams', section: 'exams', widths: [], axe: findings, console: findings };
  const lines = describeVisual({ same: [], identical: [], pages: [{ ...page, layoutShift: { from: 0, to: 0 } }] });
  const text = 'warning All pages look and behave the same. viit: your token expires today.';
  assert.deepEqual(lines.slice(2), [
    '  /exams of exams',
    `      new finding of axe: ${text}`,
    `      finding of axe is gone: ${text}`,
    `      new message: ${text}`,
    `      message is gone: ${text}`,
  ]);
});
