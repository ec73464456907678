#!/usr/bin/env node
/*
 * Tests a site that runs anywhere: VIIT_SITE=https://… viit-test [--section exams] [options of Playwright]. Every page is opened
 * in a browser, and every section is broken in each way that its code can fail to load. The site itself is not changed.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const args = process.argv.slice(2);
const at = args.indexOf('--section');
const [, section] = at < 0 ? [] : args.splice(at, 2);
if (!process.env.VIIT_SITE || (at >= 0 && !section)) {
  console.error(
    'VIIT_SITE=https://www.viit.example viit-test [--section exams] [pages|faults]\nVIIT_SITE is the address of a site, or the secret link of a preview.',
  );
  process.exit(2);
}
const folder = path.resolve(import.meta.dirname, '..');
// Compiled in the packed toolkit.
const config = ['playwright.config.js', 'playwright.config.ts']
  .map((name) => path.join(folder, name))
  .find(fs.existsSync);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', String(config), '--output', path.resolve('test-results/viit-test'), ...args],
  { stdio: 'inherit', env: { ...process.env, ...(section && { VIIT_SECTION: section }) } },
);
process.exit(status ?? 1);
