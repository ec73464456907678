import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { disabledByPlaywright } from '@viit/core/chromium';

test('every feature that Playwright disables stays disabled in the tests’ browser', () => {
  // A dependency of @playwright/test, found from there: its version decides the list.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const source = fs.readFileSync(resolve('playwright-core/lib/coreBundle'), 'utf8');
  const list = /disabledFeatures = \[([\s\S]*?)\]/.exec(source)?.[1] ?? '';
  const features = [...list.matchAll(/^ +"(\w+)"/gm)].map(([, name]) => name);
  assert.deepEqual(disabledByPlaywright, features);
});
