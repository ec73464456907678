import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { workspaceRoot } from '@viit/build';
import { errorCodes } from '@viit/core/error-codes';

test('the guide for publishing explains every refusal', () => {
  const guide = fs.readFileSync(path.join(workspaceRoot, 'docs/publishing.md'), 'utf8');
  const missing = Object.keys(errorCodes).filter((code) => !guide.includes(`\n| \`${code}\` |`));
  assert.deepEqual(missing, []);
});

test('a test makes every refusal happen', () => {
  const tests = fs
    .readdirSync(path.join(workspaceRoot, 'platform'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.test.ts') && !file.includes('node_modules') && !file.endsWith('publishing-guide.test.ts'),
    )
    .map((file) => fs.readFileSync(path.join(workspaceRoot, 'platform', file), 'utf8'));
  const untested = Object.keys(errorCodes).filter((code) => !tests.some((text) => text.includes(`'${code}'`)));
  assert.deepEqual(untested, []);
});
