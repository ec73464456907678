#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sandboxNotice } from '@viit/core/chromium';
import { createTemporaryFolder } from '@viit/core/temporary-folder';

/* VIIT_SITE=https://… viit-test [pages|faults] [--section exams] [options of Playwright]. Does not change the site. */

const usage = `VIIT_SITE=https://www.viit.example viit-test [pages|faults] [--section exams] [options of Playwright]

VIIT_SITE is the address of a site, or the secret link of a preview.
  pages     every page works in a browser, is accessible and valid, and has its text without JavaScript
  faults    every section stays readable while its code is missing, and Retry repairs it`;

/** JavaScript in the packed toolkit. */
const kit = new URL(`./testing${path.extname(import.meta.url)}`, import.meta.url).href;

const definitions = { pages: 'testPages', faults: 'testFaults' } as const;
type TestName = keyof typeof definitions;

const config = `import { siteConfig } from '${kit}';
export default siteConfig({ testDir: '.' });
`;

const specOf = (name: TestName) => `import { readPageTable, ${definitions[name]} } from '${kit}';
${definitions[name]}(await readPageTable(), { section: process.env.VIIT_SECTION });
`;

function run(names: readonly TestName[], args: readonly string[]): number {
  const notice = sandboxNotice();
  if (notice) console.error(notice);
  const folder = createTemporaryFolder('test');
  try {
    const configFile = path.join(folder, 'playwright.config.mjs');
    fs.writeFileSync(configFile, config);
    for (const name of names) fs.writeFileSync(path.join(folder, `${name}.spec.mjs`), specOf(name));
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const own = ['--config', configFile, '--output', path.resolve('test-results/viit-test')];
    const { status } = spawnSync(process.execPath, [playwright, 'test', ...own, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...(section && { VIIT_SECTION: section }) },
    });
    return status ?? 1;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const args = process.argv.slice(2);
const at = args.indexOf('--section');
const [, section] = at < 0 ? [] : args.splice(at, 2);
const isName = (arg: string | undefined): arg is TestName => arg !== undefined && arg in definitions;
const names = isName(args[0]) ? [args.shift() as TestName] : (Object.keys(definitions) as TestName[]);
if (args.includes('--help')) console.log(usage);
else if (!process.env.VIIT_SITE || (at >= 0 && !section)) {
  console.error(usage);
  process.exitCode = 2;
} else process.exitCode = run(names, args);
