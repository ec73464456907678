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
