import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { disabledByPlaywright, findChromium, launchOptions, sandboxNotice } from '@viit/core/chromium';

test('every feature that Playwright disables stays disabled in the tests’ browser', () => {
  // A dependency of @playwright/test, found from there: its version decides the list.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const source = fs.readFileSync(resolve('playwright-core/lib/coreBundle'), 'utf8');
  const list = /disabledFeatures = \[([\s\S]*?)\]/.exec(source)?.[1] ?? '';
  const features = [...list.matchAll(/^ +"(\w+)"/gm)].map(([, name]) => name);
  assert.deepEqual(disabledByPlaywright, features);
});

test('Chromium opens the pages of teams in its sandbox; only root, who cannot use it, goes without, with a sentence that says so', () => {
  const asUser = launchOptions(undefined, false);
  assert.equal(asUser.chromiumSandbox, true);
  assert.ok(!asUser.args.includes('--no-sandbox'));
  assert.equal(sandboxNotice(false), undefined);
  const asRoot = launchOptions(undefined, true);
  assert.equal(asRoot.chromiumSandbox, false);
  assert.ok(asRoot.args.includes('--no-sandbox'));
  assert.match(sandboxNotice(true) ?? '', /without its sandbox.*root.*another user/);
});

test('CHROMIUM_PATH chooses the browser: a program, which must exist, or Playwright’s own', (t) => {
  const before = process.env.CHROMIUM_PATH;
  t.after(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  });
  process.env.CHROMIUM_PATH = process.execPath;
  assert.equal(findChromium()?.executablePath, process.execPath);
  process.env.CHROMIUM_PATH = 'playwright';
  assert.deepEqual(findChromium(), { executablePath: undefined, source: "Playwright's own, by CHROMIUM_PATH" });
  process.env.CHROMIUM_PATH = '/no/such/browser';
  assert.throws(findChromium, /no\/such\/browser, which does not exist/);
});
