import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { evaluateBundle } from './evaluate-bundle.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'viit-bundle-'));
after(() => fs.rmSync(folder, { recursive: true, force: true }));

function evaluate(code: string) {
  const file = path.join(folder, 'bundle.cjs');
  fs.writeFileSync(file, code);
  return evaluateBundle(file, { name: 'exams/server/pages.cjs', require: (module) => `the module ${module}` });
}

test('returns what the bundle exports, by module.exports or by exports', () => {
  assert.deepEqual(evaluate('module.exports = { default: [1] };'), { default: [1] });
  assert.equal(evaluate("exports.react = require('react');").react, 'the module react');
});

test('a trace names the bundle, and the line and column of the file', () => {
  const { fail } = evaluate('\n\nexports.fail = () => {\n  throw new Error("broken");\n};') as { fail: () => void };
  assert.throws(fail, (error: Error) => /at .*exams\/server\/pages\.cjs:4:9/.test(error.stack ?? ''));
});

test('an error while the bundle runs has its line too', () => {
  assert.throws(
    () => evaluate('throw new Error("broken");'),
    (error: Error) => /exams\/server\/pages\.cjs:1:7/.test(error.stack ?? ''),
  );
});
