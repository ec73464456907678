import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { provideTestPackage } from '@viit/test/test-packages';
import { z } from 'zod';
import { unexpected } from '../../src/checkers/accepted-findings.ts';
import { routes } from '../../src/routes.ts';
import { expect, test } from '../../src/shared-page.ts';
import { untilHydrated } from '../../src/site-test.ts';

/*
 * Checkers besides axe and html-validate, on every page: IBM's accessibility checker and the Nu HTML checker of the W3C. They run
 * in `npm run test:full` only, which installs them: each is larger than all other tools of the tests.
 */

const engineVersion = '4.0.34';
const vnuVersion = '26.9.27';

interface IbmWindow {
  ace?: { Checker: new () => { check(target: Document, policies: string[]): Promise<{ results: IbmResult[] }> } };
}

interface IbmResult {
  ruleId: string;
  message: string;
  snippet: string;
  /** The level, and the outcome. `POTENTIAL` and `MANUAL` are questions to a person, not findings. */
  value: [string, string];
}

/** What IBM's checker finds on the page that is open. */
async function checkWithIbm(page: Page, source: string): Promise<string[]> {
  await page.evaluate(`${source};window.ace = ace;`);
  return page.evaluate(async () => {
    const { ace } = window as IbmWindow;
    if (!ace) throw new Error('The checker has not loaded.');
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`);
  });
}

for (const { path: address } of routes) {
  test(`IBM's accessibility checker finds nothing new on ${address}`, async ({ sharedPage }) => {
    test.setTimeout(120_000);
    const folder = provideTestPackage('accessibility-checker-engine', engineVersion, 'ibm-checker');
    await sharedPage.setViewportSize({ width: 1440, height: 900 });
    await sharedPage.goto(address);
    await untilHydrated(sharedPage);
    const found = await checkWithIbm(sharedPage, fs.readFileSync(path.join(folder, 'ace.js'), 'utf8'));
    expect(unexpected('IBM', found)).toEqual([]);
  });
}

const vnuReport = z.object({
  messages: z.array(
    z.object({ type: z.string(), message: z.string(), extract: z.string().optional(), url: z.string() }),
  ),
});

test('the Nu HTML checker finds nothing new on any page', async ({ request }, info) => {
  test.setTimeout(600_000);
  const hasJava = spawnSync('java', ['-version']).status === 0;
  test.skip(!hasJava, "Java is not installed (Debian's package is default-jre-headless)");
  const jar = path.join(provideTestPackage('vnu-jar', vnuVersion, 'vnu'), 'build/dist/vnu.jar');
  const files: string[] = [];
  for (const { path: address } of routes) {
    const file = info.outputPath(`page${address.replaceAll('/', '-')}.html`);
    fs.writeFileSync(file, await (await request.get(address)).text());
    files.push(file);
  }
  const flags = ['--format', 'json', '--exit-zero-always', '--stdout'];
  const { stdout } = spawnSync('java', ['-jar', jar, ...flags, ...files], { encoding: 'utf8', maxBuffer: 1e8 });
  const found = vnuReport
    .parse(JSON.parse(stdout))
    .messages.map(({ type, message, extract, url }) => `${type}: ${message} ${extract ?? ''} ${path.basename(url)}`);
  expect(found.length, 'findings, accepted ones included').toBeGreaterThan(0);
  expect(unexpected('vnu', found)).toEqual([]);
});
