import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnstorable } from '@viit/core/storable-text';
import { fuzz } from '@viit/test/fuzz';
import { processorTime } from '@viit/test/processor-time';
import fc from 'fast-check';
import { parseStack } from './parse-stack.ts';

const file = '/_builds/exams/0123456789ab/12.0de71100.js';
const address = `https://viit.example${file}`;

test('frames of Chrome, Firefox and Safari are read, with and without names', () => {
  const at = { file, line: 1, column: 20 };
  for (const [line, name] of [
    [`    at Table (${address}:1:20)`, 'Table'],
    [`    at async Table (${address}:1:20)`, 'Table'],
    [`    at Object.get [as value] (${address}:1:20)`, 'Object.get [as value]'],
    [`    at new Table (${address}?retry=1:1:20)`, 'new Table'],
    [`    at ${address}:1:20`, ''],
    [`    at async ${address}:1:20`, ''],
    [`Table@${address}:1:20`, 'Table'],
    [`Table/<@${address}:1:20`, 'Table/<'],
    [`set value@${address}:1:20`, 'set value'],
    [`a@b@${address}:1:20\r`, 'a@b'],
    [`@${address}:1:20`, ''],
  ] as const) {
    assert.deepEqual(parseStack(line), [{ ...at, name }], line);
  }
});

test('origins and queries are left out, and lines that name no file', () => {
  const files = (...lines: string[]) => parseStack(lines.join('\n')).map((frame) => frame.file);
  assert.deepEqual(files('    at a (chrome-extension://abc/a.js:1:2)', 'a@moz-extension://abc/a.js:1:2'), [
    'extension',
    'extension',
  ]);
  assert.deepEqual(files('    at https://viit.example/exams?name=asha:1:2', '    at a (node:fs:1:2)'), [
    'page',
    'other',
  ]);
  assert.deepEqual(files('TypeError: x', '    at <anonymous>', '    at a (native)', `    at ${address}`, 'a@b:c'), []);
});

test('four times the length takes about four times the time, for any trace', () => {
  for (const part of [
    'a:',
    '/a',
    'at ',
    '@',
    ' (',
    'a@a:',
    ':1',
    ':1:1 ',
    'at a (/',
    '@/',
    '\n',
    'a@/\n',
    'at /a:1:1\n',
  ]) {
    const parse = (length: number) => () => {
      for (let i = 0; i < 50; i++) parseStack(`${part.repeat(length / part.length)}:1:1!`);
    };
    parse(750)();
    const [short, long] = [processorTime(parse(750)), processorTime(parse(3000))];
    assert.ok(long < 10 + short * 8, `${JSON.stringify(part)}: ${short} ms, four times as long ${long} ms`);
  }
});

test('any trace gives at most twenty frames that can be stored', () => {
  const word = fc.constantFrom(
    'at ',
    'async ',
    '@',
    '(',
    ')',
    ':1:2',
    '\n',
    ' ',
    '/',
    address,
    'https:',
    '\ud83d',
    '\0',
  );
  const trace = fc.array(fc.oneof(word, fc.string({ unit: 'binary' })), { maxLength: 40 }).map((all) => all.join(''));
  const property = fc.property(trace, (stack) => {
    const frames = parseStack(stack);
    assert.ok(frames.length <= 20);
    assert.equal(findUnstorable(frames), undefined);
    for (const { line, column } of frames) assert.ok(Number.isSafeInteger(line) && Number.isSafeInteger(column));
  });
  // Half of a surrogate pair is left where a name is cut; a column larger than any number became Infinity.
  const examples: [string][] = [[`at ${'a'.repeat(79)}😀 (${address}:1:2)`], [`at \0 (/a:1:${'9'.repeat(400)})`]];
  fc.assert(property, fuzz({ examples }));
});
