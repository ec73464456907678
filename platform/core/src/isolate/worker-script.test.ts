import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourcePositions, workerScript } from './worker-script.ts';

const script = (text: string) =>
  workerScript(
    'program();',
    new Map([
      ['shell/server/render.cjs', 'one\ntwo'],
      ['exams/server/pages.cjs', text],
    ]),
  );

/** Where a line of a script is, as V8 counts. */
const positionOf = (text: string, line: string) => `isolate:${text.split('\n').indexOf(line) + 1}:7`;

test('positions in a trace are those of the code, with any content', () => {
  const fake = '"shell/server/render.cjs": function (module, exports, require) {';
  const made = script(`first\n${fake}\n"\\q": x\nlast`);
  const replace = sourcePositions(made);
  assert.equal(replace(`at ${positionOf(made.text, 'two')}`), 'at shell/server/render.cjs:2:7');
  assert.equal(replace(`at ${positionOf(made.text, 'first')}`), 'at exams/server/pages.cjs:1:7');
  assert.equal(replace(`at ${positionOf(made.text, 'last')}`), 'at exams/server/pages.cjs:4:7');
  assert.equal(replace('at isolate:1:1'), 'at isolate:1:1');
});

test('a trace is cut before its positions are replaced', () => {
  assert.equal(sourcePositions(script(''))('isolate:9 '.repeat(100_000)).length < 400_000, true);
  assert.equal(sourcePositions(script(''))('x'.repeat(1e6)).length, 10_000);
});
